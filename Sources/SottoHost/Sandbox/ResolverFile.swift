import Foundation

/// Where names of the network are asked for, as `/etc/resolv.conf` says.
struct ResolverFile {
  private let text: String

  init(text: String) { self.text = text }

  init() {
    self.init(text: (try? String(contentsOfFile: "/etc/resolv.conf", encoding: .utf8)) ?? "")
  }

  /// The text for a sandbox that does not reach this machine's own resolver; `nil` where another answers, too,
  /// which is reached as it is.
  var carried: String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let servers = lines.compactMap(Self.server)
    guard !servers.isEmpty, servers.allSatisfy(Self.isLocal) else { return nil }
    let rest = lines.filter { Self.server(of: $0) == nil }
    return (["nameserver \(Self.carrier)"] + rest).joined(separator: "\n")
  }

  /// What is asked there `sotto-uplink` has pasta ask the first of this machine's resolvers.
  static let carrier = "169.254.1.1"

  private static func server(of line: Substring) -> Substring? {
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words[0] == "nameserver" ? words[1] : nil
  }

  private static func isLocal(_ server: Substring) -> Bool {
    server.hasPrefix("127.") || server == "::1"
  }
}
