import Foundation
import Intents

/// The values that Xcode's build settings have in an app's configuration files.
package struct BuildSettings {
  private var values: [String: String]

  /// - Parameters:
  ///   - executable: The name of the executable's file, which SwiftPM builds from a module of the same
  ///     name.
  ///   - given: Those of an Xcode project, which may refer to others.
  package init(executable: String, given: [String: String] = [:], packageType: String = "APPL") {
    values = [
      "PRODUCT_NAME": executable, "TARGET_NAME": executable, "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    .merging(given) { $1 }
    .merging([
      "EXECUTABLE_NAME": executable, "PRODUCT_MODULE_NAME": Self.moduleName(of: executable),
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
    ]) { $1 }
  }

  package subscript(setting: String) -> String? {
    get { values[setting] }
    set { values[setting] = newValue }
  }

  /// The module of an executable: its name with what no identifier may have as underscores.
  package static func moduleName(of executable: String) -> String {
    let name = String(executable.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name)" : name
  }

  /// The first reference, `$(NAME)` or `${NAME}`, in a text.
  package static func firstReference(in text: String) -> String? {
    text.firstMatch(of: pattern()).map { String($0.0) }
  }

  /// All references in a text, in order.
  package static func references(in text: String) -> [String] {
    text.matches(of: pattern()).map { String($0.0) }
  }

  /// Fills in the references that have a value, and leaves the others.
  package func expanding(_ text: String) -> String { expanding(text, depth: 0) }

  /// A setting may refer to others, and by mistake to itself.
  private func expanding(_ text: String, depth: Int) -> String {
    text.replacing(Self.pattern()) { match in
      let name = match.1.prefix { $0 != ":" }
      guard let value = values[String(name)], depth < Self.mostSteps else { return String(match.0) }
      return expanding(value, depth: depth + 1)
    }
  }

  private static let mostSteps = 4

  /// Fills in the references in all texts of a property list.
  package func expanding(_ value: PlainValue) -> PlainValue {
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
