import Foundation
import Intents

/// An app's source folder or an extension's, and the executable that belongs to it.
struct BundlePart {
  let folder: BundleFolder
  /// What its `Info.plist` says, build settings as they are written; empty where there is none, as may be
  /// of an app whose Xcode project has it all.
  let information: [String: PlainValue]
  let executable: String
  let isExtension: Bool
  /// What the names of the app's modules begin with; `nil` where all of the package is the app's.
  private let appName: String?

  /// A target of a package that is an app's alone.
  ///
  /// - Parameter product: The name of the file that SwiftPM builds of it.
  init(_ folder: BundleFolder, builtAs product: String) throws {
    let list = try Self.information(of: folder)
    if let list { try ReservedNames.refuse(product, in: list) }
    self.folder = folder
    information = list?.values ?? [:]
    executable = product
    isExtension = try list?.dictionary("NSExtension") != nil
    appName = nil
  }

  /// A folder in the app's source folder, whose name its executables have unless `CFBundleExecutable`
  /// says another.
  init(_ folder: BundleFolder, in root: BundleFolder) throws {
    let list = try Self.information(of: folder)
    isExtension = try list?.dictionary("NSExtension") != nil
    let name = (folder.path as NSString).lastPathComponent
    let usual = isExtension ? root.name + name : root.name
    let written = try list?.string("CFBundleExecutable", expanding: true) ?? usual
    executable = try BuildSettings(executable: usual).expanding(written)
    if let list { try ReservedNames.refuse(executable, in: list) }
    self.folder = folder
    information = list?.values ?? [:]
    appName = root.name
  }

  private static func information(of folder: BundleFolder) throws(BundleError) -> PropertyList? {
    folder.has("Info.plist") ? try folder.propertyList("Info.plist") : nil
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
