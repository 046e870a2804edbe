import Foundation
import SottoHost

/// A package, which is built where it is.
struct TriedPackage: TriedApp {
  private let folder: String
  private let makeTools: () -> PackageTools
  private var built: BuiltBundle?

  /// - Parameter tools: Made anew for each build: a manifest may change between two.
  init(folder: String, tools: @escaping () -> PackageTools) {
    self.folder = folder
    makeTools = tools
  }

  /// Whether a folder is a package, or has the sources of one of a package's apps.
  static func isThere(in folder: String) -> Bool {
    if access("\(folder)/Package.swift", R_OK) == 0 { return true }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { access("\(folder)/\($0)/Info.plist", R_OK) == 0 }
      && SwiftBuild.package(of: folder) != nil
  }

  mutating func build() throws -> String {
    let bundle = try BuiltBundle(folder, builds: true, by: makeTools())
    built?.remove()
    built = bundle
    return bundle.path
  }

  func sources() -> [String] { [folder] }

  func remove() { built?.remove() }
}
