import Foundation

/// An app's source folder or an extension's: one with an `Info.plist`, and the executable that belongs
/// to it.
struct BundlePart {
  let folder: BundleFolder
  let executable: String
  let isExtension: Bool
  /// What the names of the app's modules begin with; `nil` where all of the package is the app's.
  private let appName: String?

  /// A target of a package that is an app's alone.
  ///
  /// - Parameter product: The name of the file that SwiftPM builds of it.
  init(_ folder: BundleFolder, builtAs product: String) throws {
    let information = try folder.propertyList("Info.plist")
    try ReservedNames.refuse(product, in: information)
    self.folder = folder
    executable = product
    isExtension = try information.dictionary("NSExtension") != nil
    appName = nil
  }

  /// A folder in the app's source folder, whose name its executables have unless `CFBundleExecutable`
  /// says another.
  init(_ folder: BundleFolder, in root: BundleFolder) throws {
    let information = try folder.propertyList("Info.plist")
    isExtension = try information.dictionary("NSExtension") != nil
    let name = (folder.path as NSString).lastPathComponent
    let usual = isExtension ? root.name + name : root.name
    let written = try information.string("CFBundleExecutable", expanding: true) ?? usual
    executable = BuildSettings(executable: usual).expanding(written)
    try ReservedNames.refuse(executable, in: information)
    self.folder = folder
    appName = root.name
  }

  /// Whether a folder of resources, `<package>_<module>.resources`, is of a module of the app, or of
  /// what its package depends on.
  func owns(resources name: String) -> Bool {
    guard name.hasSuffix(".resources"), let separator = name.firstIndex(of: "_") else {
      return false
    }
    guard let appName else { return !name.hasPrefix("sotto_") }
    return name[separator...].dropFirst().hasPrefix(appName)
  }
}
