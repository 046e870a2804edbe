import Foundation
import SottoHost
import Testing

/// What an extension has started ends with it, whoever ends it.
@Suite(.ownThread, .serialized) struct LeftoverTests {
  enum End: String, CaseIterable {
    case deny, quit, kill, remove
  }

  private static let home = Result {
    let home = try TestHome()
    try home.installFaulty()
    return home
  }

  /// The program that an extension leaves behind in a session of its own.
  private static func leftover(of home: TestHome) -> [Processes] {
    Processes.all.filter { process in
      process.arguments.first == "sh"
        && process.arguments.contains { $0.hasPrefix(home.folder.path) }
    }
  }

  @Test(arguments: End.allCases)
  func `a program that an extension left behind ends with it`(end: End) throws {
    guard (try? ConfinementChoice.bubblewrap.confinement()) != nil else {
      print("Skipped here: programs that extensions start. Without bubblewrap they start none.")
      return
    }
    let home = try Self.home.get()
    try home.sotto("apps", "allow", "Faulty")
    #expect(
      try home.say("play kaput leave in faulty").output == "Playing First by Nobody in Faulty.\n")
    wait { !Self.leftover(of: home).isEmpty }
    #expect(!Self.leftover(of: home).isEmpty)
    switch end {
    case .deny: try home.sotto("apps", "deny", "Faulty")
    case .quit: try home.sotto("quit")
    case .kill: kill(try #require(home.assistantIdentifier), SIGKILL)
    case .remove: try home.sotto("apps", "remove", "Faulty")
    }
    wait { Self.leftover(of: home).isEmpty }
    #expect(Self.leftover(of: home).isEmpty)
  }
}
