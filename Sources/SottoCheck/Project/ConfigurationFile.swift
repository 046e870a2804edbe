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
    return Place(file: self.path, line: text?.line(of: path) ?? line(saying: path), key: key)
  }

  /// Of a file that is no XML, as one of strings.
  private func line(saying path: [String]) -> Int? {
    guard let word = path.last, !word.isEmpty else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(decoding: $0, as: UTF8.self).contains(word) }.map { $0 + 1 }
  }

  /// `NSExtension.NSExtensionAttributes.IntentsSupported[2]`; `nil` for the file as a whole.
  static func shown(_ path: [String]) -> String? {
    path.reduce(nil) { key, name in
      guard let key else { return name }
      return Int(name) == nil ? "\(key).\(name)" : "\(key)[\(name)]"
    }
  }
}

/// The text of an Xcode project, in which settings stand for keys of an `Info.plist`.
struct XcodeSettingsText: Sendable {
  let path: String
  let lines: [String]

  /// The line of the setting that stands for a key.
  func line(of key: String) -> Int? {
    lines.firstIndex { $0.contains("INFOPLIST_KEY_\(key) ") }.map { $0 + 1 }
  }
}
