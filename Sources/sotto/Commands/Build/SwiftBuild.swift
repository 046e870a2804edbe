import Foundation
import SottoWire

/// SwiftPM, as it builds one package for debugging.
struct SwiftBuild {
  let package: String
  /// The folder of what is built, where it is not the package's own.
  let scratch: String?

  /// The folder of what is built.
  var products: String { "\(scratch ?? "\(package)/.build")/debug" }

  init(package: String, scratch: String? = nil) {
    self.package = package
    self.scratch = scratch
  }

  /// The package that some sources belong to.
  ///
  /// - Parameter source: The package's folder, or one in it.
  /// - Throws: `BuildFailure` for a folder that is in no package.
  init(of source: String) throws(BuildFailure) {
    var folder = URL(fileURLWithPath: source).standardizedFileURL
    while access("\(folder.path)/Package.swift", R_OK) != 0 {
      guard folder.path != "/" else {
        throw BuildFailure(
          description: "\(source) is in no package: there is no Package.swift in it or above it.")
      }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    self.init(package: folder.path)
  }

  /// Builds a product, or all of the package; what SwiftPM says goes to standard error.
  ///
  /// - Throws: `BuildFailure`, when it does not build.
  func build(_ product: String? = nil) throws {
    let process = try start(product, output: FileHandle.standardError)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildFailure(description: "\(product ?? package) does not build: see above.")
    }
  }

  /// Builds a product, and says nothing.
  ///
  /// - Returns: The first error, when it does not build.
  func problem(ofProduct name: String) -> String? {
    do {
      let pipe = Pipe()
      let process = try start(name, output: pipe)
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus != 0 else { return nil }
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      return lines.first { $0.contains("error: ") }.map(String.init) ?? "SwiftPM fails"
    } catch {
      return error.sentence
    }
  }

  /// - Parameter output: A pipe, which takes the errors, too; or a file.
  private func start(_ product: String?, output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "build", "--package-path", package]
      // Several packages are built in one such folder: SwiftPM keeps its plan there, and takes that of the
      // last one.
      + (scratch.map { ["--scratch-path", $0, "--disable-build-manifest-caching"] } ?? [])
      + (product.map { ["--product", $0] } ?? [])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if let pipe = output as? Pipe { process.standardError = pipe }
    try process.run()
    return process
  }
}

/// Why nothing was built.
struct BuildFailure: Error, CustomStringConvertible {
  let description: String
}
