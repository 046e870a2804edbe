import Foundation
import Testing

/// A handler tells how a ride goes on for as long as somebody wants to hear it.
@Suite(.ownThread, .serialized) struct RideUpdatesTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    return home
  }

  @Test func `a listener that is gone is told no more`() throws {
    let home = try Self.home.get()
    let listener = try Listener(home)
    try listener.waitForUpdates()
    #expect(ride(of: home) == "told")
    listener.process.terminate()
    try wait { ride(of: home) == "stopped" }
  }

  @Test func `something else that is said ends the updates`() throws {
    let home = try Self.home.get()
    let listener = try Listener(home, ["--conversation", "ride"])
    try listener.waitForUpdates()
    _ = try home.say("play kaput keep apples in keeper", options: ["--conversation", "ride"])
    listener.process.waitUntilExit()
    #expect(listener.process.terminationStatus == 0)
    try wait { ride(of: home) == "stopped" }
  }

  /// The handler's process ends: there is no more to hear, and the command ends, too.
  @Test func `a handler that is gone ends the updates`() throws {
    let home = try Self.home.get()
    let listener = try Listener(home)
    try listener.waitForUpdates()
    for handler in Processes.named("KeeperIntents", of: home) { kill(handler.identifier, SIGKILL) }
    listener.process.waitUntilExit()
    #expect(listener.process.terminationStatus == 0)
    #expect(try home.say("where is my ride in keeper").status == 0)
  }

  private func ride(of home: TestHome) -> String? {
    home.values(ofGroup: "group.app.sotto.Keeper")["ride"] as? String
  }

  /// A running `sotto say --follow`, and what it has printed.
  private struct Listener {
    let process = Process()
    private let output: URL

    init(_ home: TestHome, _ options: [String] = []) throws {
      output = home.folder.appending(path: "listener-\(UUID())")
      try Data().write(to: output)
      process.executableURL = Command.sotto
      process.arguments = ["say", "--follow"] + options + ["where is my ride in keeper"]
      process.environment = home.environment
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }

    func waitForUpdates() throws {
      try wait {
        let printed = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        return printed.components(separatedBy: "on your way").count > 5
      }
    }
  }
}

/// Waits until something is so.
///
/// - Throws: `TestHome.Failure` when it is not so within ten seconds.
private func wait(until isTrue: () -> Bool) throws {
  for _ in 0..<2000 {
    if isTrue() { return }
    usleep(5000)
  }
  throw TestHome.Failure("It did not happen within ten seconds.")
}
