import ArgumentParser
import Foundation
import HopDispatchAPI

/// The dispatch: a server of its own that has cars, as a ride service has one somewhere.
@main
struct DispatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "HopDispatch",
    abstract: "Serves rides to the sample app Hop, on this machine alone.",
    discussion: """
      Rides are simulated: drivers come and go by the clock. They are kept in a
      file, so that a dispatch that is started again knows them.

      Example:
        $ HopDispatch --pace 60
        HopDispatch listens on http://127.0.0.1:7477, rides in /home/me/.local/share/hop-dispatch.
      """)

  @Option(help: "The port on 127.0.0.1; 0 for any that is free.")
  var port: UInt16 = 7477

  @Option(help: "The folder of the file of rides. (default: hop-dispatch in your data folder)")
  var folder: String?

  @Option(help: "How many times as fast as on a clock rides go.")
  var pace = 1.0

  func validate() throws {
    if !(0.01...10_000).contains(pace) {
      throw ValidationError(
        "--pace \(pace) is none: give 0.01 to 10000, as 60 for a minute a second.")
    }
  }

  func run() async throws {
    let folder = URL(fileURLWithPath: folder ?? Self.ofPerson)
    let store = try RideStore(folder: folder, pace: pace)
    if let kept = store.kept {
      Self.say("The file of rides was damaged: it is kept as \(kept), and there are no rides now.")
    }
    let server = DispatchServer(store: store, port: port)
    try await server.run { address in
      // Read by who has chosen port 0.
      let line = "HopDispatch listens on \(address), rides in \(folder.path).\n"
      try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }
  }

  private static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  private static var ofPerson: String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/"
    return "\(environment["XDG_DATA_HOME"] ?? "\(home)/.local/share")/hop-dispatch"
  }
}
