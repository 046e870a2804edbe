import Foundation

/// Has the assistant open the app, so that reminders follow what its own program has changed in a shell.
enum AppOpening {
  /// - Returns: Whether the app was opened; not where Sotto is not found, or Listable not installed.
  static func open() -> Bool {
    guard let program else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = ["apps", "open", "app.sotto.Listable"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// The command “sotto”: the one beside this program, else the one a shell would find.
  private static var program: URL? {
    let beside = Bundle.main.executableURL.map { [$0.deletingLastPathComponent()] } ?? []
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)) }
    return (beside + folders).map { $0.appendingPathComponent("sotto") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
