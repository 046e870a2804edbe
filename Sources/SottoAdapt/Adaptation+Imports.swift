extension Adaptation {
  /// Imports the parts of Foundation that are in other modules here, where the source uses
  /// them: behind an import it has, on the same line, so that all else keeps its place.
  mutating func importParts() {
    guard let end = importEnd else { return }
    let missing = Self.parts.filter { part in
      part.bringers.union([part.module]).isDisjoint(with: words)
        && !part.names.isDisjoint(with: words)
    }
    insert(missing.map { "; import \($0.module)" }.joined(), at: end)
  }

  /// Where the first import ends, outside of conditions where there is such a one.
  private var importEnd: Int? {
    var ends: [(depth: Int, end: Int)] = []
    var depth = 0
    for index in tokens.indices {
      switch text(index) {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "import" where index + 1 < tokens.count && tokens[index + 1].kind == .word:
        ends.append((depth, tokens[pathEnd(from: index + 1)].range.upperBound))
      default: continue
      }
    }
    return (ends.first { $0.depth == 0 } ?? ends.first)?.end
  }

  /// The last token of `os.log`, or of `struct Foundation.URL`.
  func pathEnd(from first: Int) -> Int {
    var index = first
    while index + 1 < tokens.count, isSameLine(index, index + 1),
      tokens[index + 1].kind == .word || tokens[index + 1].kind == .mark(UInt8(ascii: "."))
    {
      index += 1
    }
    return index
  }

  /// - `bringers`: Modules that bring the names along.
  private static let parts: [(module: String, names: Set<String>, bringers: Set<String>)] = [
    (
      "Intents",
      [
        "CFNotificationCenterGetDarwinNotifyCenter", "NSUserActivity",
        "forSecurityApplicationGroupIdentifier",
      ],
      ["UIKit", "SottoAppSupport", "MediaPlayer", "CoreSpotlight"]
    ),
    (
      "FoundationNetworking",
      [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
        "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
        "URLCredential", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
        "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
        "URLSessionWebSocketTask",
      ], []
    ),
    (
      "FoundationXML",
      ["XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate"], []
    ),
  ]
}
