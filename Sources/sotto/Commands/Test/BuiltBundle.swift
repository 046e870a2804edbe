import Foundation
import SottoHost

/// The bundle of an app that is at hand as such, or as a package that is built for it.
struct BuiltBundle {
  let path: String
  /// Where it was put together; `nil` for a bundle that was there.
  private let work: URL?

  /// - Throws: `BuildFailure`, when the package does not build; `BundleError`, when its parts make no
  ///   bundle.
  init(_ app: String, builds: Bool) throws {
    let package = URL(fileURLWithPath: app)
    guard FileManager.default.fileExists(atPath: package.path) else {
      throw BuildFailure(description: "There is no \(package.path).")
    }
    if FileManager.default.fileExists(atPath: package.appending(path: "Info.plist").path),
      app.hasSuffix(".app")
    {
      (path, work) = (package.path, nil)
      return
    }
    if builds { try Self.build(package) }
    let work = FileManager.default.temporaryDirectory.appending(path: "sotto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    do {
      let bundle = try BundleAssembler(
        source: package.path, products: package.appending(path: ".build/debug").path
      ).assemble(into: work.path)
      (path, self.work) = (bundle.path, work)
    } catch {
      try? FileManager.default.removeItem(at: work)
      throw error
    }
  }

  /// Removes what was made for it.
  func remove() {
    if let work { try? FileManager.default.removeItem(at: work) }
  }

  private static func build(_ package: URL) throws {
    let build = Process()
    build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    build.arguments = ["swift", "build", "--package-path", package.path]
    build.standardInput = FileHandle.nullDevice
    // Results alone are on standard output.
    build.standardOutput = FileHandle.standardError
    try build.run()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else {
      throw BuildFailure(description: "\(package.path) does not build: see above.")
    }
  }
}

/// Why there is no bundle.
struct BuildFailure: Error, CustomStringConvertible {
  let description: String
}
