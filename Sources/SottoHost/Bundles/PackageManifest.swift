import Foundation
import Intents

/// What a package's `Package.swift` says of the executables that it builds.
package struct PackageManifest {
  package struct Executable: Sendable {
    /// The name of the file that SwiftPM builds.
    package let product: String
    /// Where the sources lie, from the package's folder on.
    package let folder: String
  }

  package let executables: [Executable]

  /// Where the sources of its libraries lie, from the package's folder on.
  package let libraryFolders: [String]

  private static let mostTargets = 1_000

  /// Whether a folder has a `Package.swift`.
  package static func isThere(in folder: String) -> Bool {
    access("\(folder)/Package.swift", F_OK) == 0
  }

  /// Has SwiftPM run the manifest.
  ///
  /// - Throws: `BundleError` when SwiftPM is not there or refuses it.
  package init(of folder: String, by tools: PackageTools) throws(BundleError) {
    let description = try tools.description(of: folder)
    let targets = description["targets"]?.list ?? []
    guard targets.count <= Self.mostTargets else {
      throw BundleError(
        file: "Package.swift", problem: "has \(targets.count) targets",
        remedy: "No more than \(Self.mostTargets) are read: split the package.")
    }
    // A product that only lists an executable target gives its file another name.
    var products: [String: String] = [:]
    for product in description["products"]?.list ?? []
    where product["type"]?.object?.keys.contains("executable") == true {
      for target in (product["targets"]?.list ?? []).compactMap(\.string) {
        products[target] = products[target] ?? product["name"]?.string
      }
    }
    func folders(_ kind: String) -> [(name: String, folder: String)] {
      targets.filter { $0["type"]?.string == kind }.compactMap { target in
        target["name"]?.string.map { ($0, target["path"]?.string ?? "Sources/\($0)") }
      }
    }
    executables = folders("executable").map {
      Executable(product: products[$0.name] ?? $0.name, folder: $0.folder)
    }
    libraryFolders = folders("regular").map(\.folder)
  }
}
