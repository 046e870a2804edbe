import Foundation

/// SwiftPM, as it builds the products of one package.
struct SwiftBuild {
  let package: String
  /// The folder of what is built.
  let scratch: String

  var products: String { "\(scratch)/debug" }

  /// Builds a product; what SwiftPM says goes to standard error.
  ///
  /// - Throws: `BuildFailure`, when it does not build.
  func product(_ name: String) throws {
    let process = try start(name, output: FileHandle.standardError)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildFailure(description: "\(name) does not build: see above.")
    }
  }

  /// Builds a product, and says nothing.
  ///
  /// - Returns: The first error, when it does not build.
  func problem(ofProduct name: String) -> String? {
    let pipe = Pipe()
    do {
      let process = try start(name, output: pipe)
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus != 0 else { return nil }
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      return lines.first { $0.contains("error: ") }.map(String.init) ?? "SwiftPM fails"
    } catch {
      return "\(error)"
    }
  }

  private func start(_ product: String, output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", package, "--scratch-path", scratch, "--product", product,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if let pipe = output as? Pipe { process.standardError = pipe }
    try process.run()
    return process
  }
}
