import Foundation
import Intents

/// The values that Xcode's build settings have in an app's configuration files.
package struct BuildSettings {
  private var values: [String: String]
  /// What errors call the file that has them.
  private let file: String

  /// - Parameters:
  ///   - executable: The name of the executable's file, which SwiftPM builds from a module of the same
  ///     name.
  ///   - given: Those of an Xcode project, which may refer to others.
  ///   - file: The project, for errors.
  package init(
    executable: String, given: [String: String] = [:], packageType: String = "APPL",
    of file: String = "Info.plist"
  ) {
    self.file = file
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
  package static func firstReference(in text: String) -> String? { references(in: text).first }

  /// All references in a text, in order.
  package static func references(in text: String) -> [String] {
    SettingReference.all(in: text).map { String(text[$0.range]) }
  }

  /// Fills in the references that have a value, and leaves the others.
  ///
  /// - Throws: `BundleError` for a text that becomes too long.
  package func expanding(_ text: String) throws(BundleError) -> String {
    var work = Work(left: Self.mostOfText, file: file)
    return try expanding(text, depth: 0, &work)
  }

  /// Fills in the references in all texts of a property list.
  ///
  /// - Throws: `BundleError` for one that becomes too long.
  package func expanding(
    _ values: [String: PlainValue]
  ) throws(BundleError) -> [String: PlainValue] {
    var work = Work(left: Self.mostOfList, file: file)
    return try expanding(values, &work)
  }

  private static let mostOfText = 256 << 10
  private static let mostOfList = 8 << 20
  /// A setting may refer to others, and by mistake to itself.
  private static let mostSteps = 4

  /// Counts the bytes that are looked at, since a setting that refers to others is looked at once for
  /// each that refers to it.
  private struct Work {
    var left: Int
    let file: String

    mutating func add(_ length: Int, for text: String) throws(BundleError) {
      left -= length + 1
      guard left < 0 else { return }
      throw BundleError(
        file: file, key: SettingReference.all(in: text).first.map { String($0.name.prefix(100)) },
        problem: "has build settings that expand to too much",
        remedy: "Look for settings that refer to each other.")
    }
  }

  private func expanding(
    _ text: String, depth: Int, _ work: inout Work
  ) throws(BundleError) -> String {
    try work.add(text.utf8.count, for: text)
    return try SettingReference.replacing(SettingReference.all(in: text), in: text) {
      reference throws(BundleError) in
      let name = reference.name.prefix { $0 != ":" }
      guard let value = values[String(name)], depth < Self.mostSteps else { return nil }
      return try expanding(value, depth: depth + 1, &work)
    }
  }

  private func expanding(
    _ values: [String: PlainValue], _ work: inout Work
  ) throws(BundleError) -> [String: PlainValue] {
    var expanded = values
    for (key, value) in values { expanded[key] = try expanding(value, &work) }
    return expanded
  }

  private func expanding(
    _ value: PlainValue, _ work: inout Work
  ) throws(BundleError) -> PlainValue {
    switch value {
    case .string(let text):
      // A long text without references is no matter.
      var own = Work(left: min(work.left, Self.mostOfText + text.utf8.count), file: file)
      let most = own.left
      let expanded = try expanding(text, depth: 0, &own)
      work.left -= most - own.left
      return .string(expanded)
    case .list(var list):
      for index in list.indices { list[index] = try expanding(list[index], &work) }
      return .list(list)
    case .object(let values): return .object(try expanding(values, &work))
    default: return value
    }
  }
}
