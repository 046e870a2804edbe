import Foundation

/// The text of an Xcode project, in which settings stand for keys of an `Info.plist`.
struct XcodeSettingsText: Sendable {
  let path: String
  private let bytes: [UInt8]
  private let lineStarts: LineStarts
  /// The first lines of the settings that stand for keys, by the keys.
  private let keys: [String: Int]

  init(path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = LineStarts(of: bytes)
    var keys: [String: Int] = [:]
    let beginning = Array("INFOPLIST_KEY_".utf8)
    var place = 0
    while let start = bytes[place...].firstRange(of: beginning)?.lowerBound {
      let key = bytes[(start + beginning.count)...].prefix {
        $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n")
      }
      place = key.endIndex
      let name = String(decoding: key, as: UTF8.self)
      if keys[name] == nil { keys[name] = lineStarts.line(at: start) }
    }
    self.keys = keys
  }

  /// The line of the setting that stands for a key.
  func line(of key: String) -> Int? { keys[key] }

  /// The first line with a setting in which a reference stands.
  func line(of setting: String, with reference: String) -> Int? {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { line in
        line.firstRange(of: Array(setting.utf8)) != nil
          && line.firstRange(of: Array(reference.utf8)) != nil
      }.map { $0 + 1 }
  }
}
