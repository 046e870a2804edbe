import Foundation

/// What SwiftPM builds of an app's sources.
package enum PackageBuild {
  /// A build that did not succeed, or a folder that is in no package.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Builds executables for debugging; what SwiftPM says goes to standard error.
  ///
  /// - Parameters:
  ///   - source: The package's folder, or one in it.
  ///   - products: The names of the executables.
  ///   - builds: Whether anything is built, or what was built before is taken.
  /// - Returns: The folder of the executables.
  package static func products(
    of source: String, named products: [String], builds: Bool
  ) throws(Failure) -> String {
    let package = try package(of: source)
    if builds {
      for product in products {
        _ = try swift(["build", "--package-path", package, "--product", product])
      }
    }
    let folder = try swift(["build", "--package-path", package, "--show-bin-path"])
    return folder.split(separator: "\n").last.map(String.init) ?? "\(package)/.build/debug"
  }

  private static func package(of source: String) throws(Failure) -> String {
    var folder = URL(fileURLWithPath: source).standardizedFileURL.path
    while folder != "/" {
      if access("\(folder)/Package.swift", R_OK) == 0 { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    throw Failure(
      description: "\(source) is in no package. Say where what was built lies: --products FOLDER.")
  }

  private static func swift(_ arguments: [String]) throws(Failure) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let output = Pipe()
    process.standardOutput =
      arguments.contains("--show-bin-path") ? output : FileHandle.standardError
    process.standardInput = FileHandle.nullDevice
    let text: Data
    do {
      try process.run()
      if arguments.contains("--show-bin-path") {
        text = try output.fileHandleForReading.readToEnd() ?? Data()
      } else {
        text = Data()
      }
    } catch {
      throw Failure(description: "SwiftPM could not be started: \(error)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "“swift \(arguments.joined(separator: " "))” ended with code "
          + "\(process.terminationStatus).")
    }
    return String(decoding: text, as: UTF8.self)
  }
}
