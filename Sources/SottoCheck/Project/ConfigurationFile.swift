import Intents

/// A property list of a project: what it says, and where in its text.
package struct ConfigurationFile: Sendable {
  /// The path as findings show it.
  let path: String
  /// The path to open it by.
  let location: String
  /// The values, with build settings filled in where the build does so.
  let values: [String: PlainValue]
  private let bytes: [UInt8]
  private let text: PropertyListText?
  /// The first lines of the words of a file that is no XML, as one of strings.
  private let wordLines: [String: Int]
  /// The Xcode project that says what the file leaves out.
  private let project: XcodeSettingsText?

  init(
    path: String, location: String, values: [String: PlainValue], bytes: [UInt8],
    project: XcodeSettingsText? = nil
  ) {
    self.path = path
    self.location = location
    self.values = values
    self.bytes = bytes
    self.project = project
    text = PropertyListText(bytes)
    wordLines = text == nil ? Self.wordLines(of: bytes) : [:]
  }

  /// The outermost dictionary.
  var root: ConfigurationValue {
    ConfigurationValue(file: self, path: [], value: .object(values))
  }

  subscript(key: String) -> ConfigurationValue { root[key] }

  /// Where a value stands, or would stand.
  func place(of path: [String]) -> Place {
    let key = Self.shown(path)
    if let first = path.first, text?.node(at: [first]) == nil,
      let line = project?.line(of: first)
    {
      return Place(file: project?.path ?? self.path, line: line, key: key)
    }
    return Place(
      file: self.path, line: text?.line(of: path) ?? path.last.flatMap { wordLines[$0] }, key: key)
  }

  /// What stands in quotes or by itself, with its first line; nothing of a binary file.
  private static func wordLines(of bytes: [UInt8]) -> [String: Int] {
    guard !bytes.starts(with: "bplist".utf8) else { return [:] }
    var found: [String: Int] = [:]
    var line = 1
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      for word in text.split(whereSeparator: { "\";= \t".utf8.contains($0) }) {
        let word = String(decoding: word, as: UTF8.self)
        if found[word] == nil { found[word] = line }
      }
      line += 1
    }
    return found
  }

  /// `NSExtension.NSExtensionAttributes.IntentsSupported[2]`; `nil` for the file as a whole.
  static func shown(_ path: [String]) -> String? {
    path.reduce(nil) { key, name in
      guard let key else { return name }
      return Int(name) == nil ? "\(key).\(name)" : "\(key)[\(name)]"
    }
  }
}
