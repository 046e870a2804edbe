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
    let command = ChildCommand(executable: path, arguments: arguments, environment: environment)
    let output = await ChildProcess.output(of: command, within: 1)
    return output.map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// Where it lies; `nil` where it does not.
  var path: String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 }
  }
}
