import Foundation

/// One run of a script of this package: what it said and how it ended.
struct Script {
  let status: Int32
  let output: String

  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Runs a command in the package's root and waits for its end.
  ///
  /// - Parameter environment: Set on top of this process's own.
  init(_ command: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = Self.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
