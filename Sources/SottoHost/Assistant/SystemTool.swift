import Dispatch
import Foundation

/// A program of the desktop's that is asked something, and may not be there.
struct SystemTool: Sendable {
  let name: String
  /// What it is started with, and where `PATH` says where it lies.
  let environment: [String: String]

  /// Runs it for a second at most; whoever waits for it is a person.
  ///
  /// - Returns: The first line it prints; `nil` when there is no such program or it fails.
  func run(_ arguments: [String]) async -> String? {
    guard let path else { return nil }
    let output = Pipe()
    let command = ChildCommand(
      executable: path, arguments: arguments, environment: environment,
      output: .descriptor(output.fileHandleForWriting.fileDescriptor))
    guard let child = try? ChildProcess(command) else { return nil }
    try? output.fileHandleForWriting.close()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { child.kill() }
    guard await child.exit == .code(0) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private var path: String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
