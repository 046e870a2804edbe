import Foundation

/// A package, which is built where it is.
struct TriedPackage: TriedApp {
  let folder: String
  private var built: BuiltBundle?

  init(folder: String) { self.folder = folder }

  /// Whether a folder is a package, or has the sources of one of a package's apps.
  static func isThere(in folder: String) -> Bool {
    if access("\(folder)/Package.swift", R_OK) == 0 { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { access("\(folder)/\($0)/Info.plist", R_OK) == 0 }
      && (try? SwiftBuild(of: folder)) != nil
  }

  mutating func build() throws -> String {
    let bundle = try BuiltBundle(folder, builds: true)
    built?.remove()
    built = bundle
    return bundle.path
  }

  func sources() -> [String] { [folder] }

  func remove() { built?.remove() }
}
