import Intents

/// Reads the targets of an Xcode project, one after the other.
struct TargetReading {
  private let elements: XcodeElements
  private let file: String
  private let folder: String
  private var configurations: ConfigurationFiles
  private var budget = SettingsBudget()
  /// The settings that all targets have.
  private var common: [String: String] = [:]

  init(_ elements: XcodeElements, file: String, folder: String, in root: ProjectRoot) {
    self.elements = elements
    self.file = file
    self.folder = folder
    configurations = ConfigurationFiles(in: root)
  }

  /// The configuration files that are named and lie outside of the project's root.
  var outside: [String] { configurations.outside }

  /// Reads what the project says for all targets.
  mutating func readProject() throws(BundleError) {
    common = try settings(elements.release(from: folder), above: [:])
  }

  /// - Parameter most: How many files are read before it is clear that they are too many.
  mutating func target(
    _ element: XcodeElements.Element, atMost most: Int
  ) throws(BundleError) -> XcodeProject.Target {
    let name = element["name"]?.string ?? ""
    let type = element["productType"]?.string ?? ""
    guard name.utf8.count <= Self.longestName else {
      throw BundleError(
        file: file, key: "name", problem: "of a target is longer than \(Self.longestName) bytes",
        remedy: "Give the target another name.")
    }
    return XcodeProject.Target(
      name: name, isApp: type == "com.apple.product-type.application",
      isExtension: type.hasSuffix("app-extension") || type.hasSuffix("extensionkit-extension"),
      isLibrary: type.contains("framework") || type.contains("library"),
      settings: try settings(elements.release(of: element, from: folder), above: common),
      files: elements.files(of: element, from: folder, atMost: most),
      leftOut: Set(
        elements.exceptions(of: element, isOwn: true, from: folder, atMost: most)),
      dependencies: elements.dependencies(of: element), project: file)
  }

  private static let longestName = 255

  /// The settings of a configuration, those above all that it is based on.
  private mutating func settings(
    _ release: (file: String?, settings: [String: String]), above lower: [String: String]
  ) throws(BundleError) -> [String: String] {
    var settings = lower
    if let base = release.file {
      let based = try configurations.settings(of: base, within: &budget)
      try budget.put(based, above: &settings, of: base)
    }
    try budget.put(release.settings, above: &settings, of: file)
    return settings
  }
}
