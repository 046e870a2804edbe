import Foundation

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

  /// Asks SwiftPM, which runs the manifest.
  ///
  /// - Returns: `nil` for a folder without a `Package.swift`.
  /// - Throws: `BundleError` when SwiftPM is not there or refuses it.
  package init?(of folder: String) throws(BundleError) {
    guard access("\(folder)/Package.swift", F_OK) == 0 else { return nil }
    let described = try Self.describe(folder)
    do {
      let description = try JSONDecoder().decode(Description.self, from: described)
      executables = description.executables
      libraryFolders = description.targets.filter { $0.type == "regular" }.map(\.folder)
    } catch {
      throw Self.error("is described in a way that is not known: \(error)")
    }
  }

  private static func describe(_ folder: String) throws(BundleError) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
      let described = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if process.terminationStatus == 0 { return described }
      // Why, SwiftPM itself has said where this process says what is wrong.
      throw error("cannot be read: SwiftPM ended with code \(process.terminationStatus)")
    } catch let error as BundleError {
      throw error
    } catch {
      throw Self.error("cannot be read: \(error)")
    }
  }

  private static func error(_ problem: String) -> BundleError {
    BundleError(
      file: "Package.swift", problem: problem,
      remedy: "See what “swift package dump-package” says there.")
  }

  /// The part of SwiftPM's description that matters here.
  private struct Description: Decodable {
    var targets: [Target]
    var products: [Product]

    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?

      var folder: String { path ?? "Sources/\(name)" }
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
      var type: Kind

      struct Kind: Decodable {
        var isExecutable: Bool

        private enum Key: CodingKey { case executable }

        init(from decoder: any Decoder) throws {
          isExecutable = try decoder.container(keyedBy: Key.self).contains(.executable)
        }
      }
    }

    /// A product that only lists an executable target gives its file another name.
    var executables: [Executable] {
      targets.filter { $0.type == "executable" }.map { target in
        let product = products.first { $0.type.isExecutable && $0.targets.contains(target.name) }
        return Executable(product: product?.name ?? target.name, folder: target.folder)
      }
    }
  }
}
