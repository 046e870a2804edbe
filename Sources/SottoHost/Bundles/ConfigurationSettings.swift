import Foundation

/// The build settings of an Xcode configuration file, `*.xcconfig`.
struct ConfigurationSettings {
  private(set) var values: [String: String] = [:]

  /// - Parameters:
  ///   - path: Of the file; one that is not there sets nothing.
  ///   - depth: How many files include it: they may by mistake include each other.
  init(file path: String, depth: Int = 0) {
    guard depth < Self.mostFiles, let data = FileManager.default.contents(atPath: path) else {
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line)
      if let name = text.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/)?.1 {
        let folder = (path as NSString).deletingLastPathComponent
        let place = name.hasPrefix("/") ? String(name) : "\(folder)/\(name)"
        values.setSettings(ConfigurationSettings(file: place, depth: depth + 1).values)
      } else if let match = text.wholeMatch(of: /\s*([A-Za-z0-9_]+)\s*=\s*(.*?)[\s;]*/) {
        // A setting with a condition, as in NAME[sdk=…], holds for some builds only.
        values.setSettings([String(match.1): String(match.2)])
      }
    }
  }

  private static let mostFiles = 10

  /// The address in `https://` is cut, too, as Xcode does.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}

extension [String: String] {
  /// Puts build settings above those that are there, which `$(inherited)` stands for.
  mutating func setSettings(_ settings: [String: String]) {
    for (name, value) in settings {
      let inherited = self[name] ?? ""
      self[name] = value.replacing(/\$[({]inherited[)}]/, with: inherited)
        .trimmingCharacters(in: .whitespaces)
    }
  }
}
