import Foundation
import Intents

/// The values that Xcode's build settings have in an app's configuration files.
struct BuildSettings {
  private let values: [String: String]

  /// - Parameter executable: The name of the executable's file, which SwiftPM builds from a module
  ///   of the same name.
  init(executable: String, identifier: String? = nil, packageType: String = "APPL") {
    values = [
      "EXECUTABLE_NAME": executable,
      "PRODUCT_NAME": executable,
      "TARGET_NAME": executable,
      "PRODUCT_MODULE_NAME": Self.moduleName(of: executable),
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
      "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
    .merging(identifier.map { ["PRODUCT_BUNDLE_IDENTIFIER": $0] } ?? [:]) { $1 }
  }

  /// The module of an executable: its name with what no identifier may have as underscores.
  static func moduleName(of executable: String) -> String {
    let name = String(executable.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// The first reference, `$(NAME)` or `${NAME}`, in a text.
  static func firstReference(in text: String) -> String? {
    text.firstMatch(of: pattern()).map { String($0.0) }
  }

  /// Fills in the references that have a value, and leaves the others.
  func expanding(_ text: String) -> String {
    text.replacing(Self.pattern()) { match in
      let name = match.1.prefix { $0 != ":" }
      return values[String(name)] ?? String(match.0)
    }
  }

  /// Fills in the references in all texts of a property list.
  func expanding(_ value: PlainValue) -> PlainValue {
    switch value {
    case .string(let text): .string(expanding(text))
    case .list(let list): .list(list.map(expanding))
    case .object(let values): .object(values.mapValues(expanding))
    default: value
    }
  }

  /// Made anew each time, since a regular expression cannot be shared between threads.
  private static func pattern() -> Regex<(Substring, Substring)> { /\$[({]([A-Za-z0-9_:]+)[)}]/ }
}
