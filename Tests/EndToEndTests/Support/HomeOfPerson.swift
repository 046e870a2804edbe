import Foundation
import SottoHost

/// A person's home folder with what an app must not have unasked, and an assistant with the app that
/// tries to get it.
final class HomeOfPerson: Sendable {
  let home: TestHome
  let person: URL
  var parts: (TestHome, URL) { (home, person) }

  /// - Parameter prepare: Called before the assistant starts.
  init(_ prepare: (TestHome, _ person: URL) -> Void = { _, _ in }) throws {
    home = try TestHome()
    person = home.folder.appending(path: "person")
    for (name, text) in [
      ("secret", "of the person\n"), ("Music/song", "la la\n"), ("Records/song", "do re\n"),
    ] {
      let file = person.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    home.environment["HOME"] = person.path
    home.environment["XDG_CONFIG_HOME"] = nil
    home.environment["KEEPER_KEY"] = "key"
    home.environment["LC_TIME"] = "de_DE.UTF-8"
    prepare(home, person)
    try home.installTestApp("Keeper")
  }
}

extension TestHome {
  /// Has the app Keeper run a script.
  ///
  /// - Returns: What it prints, a line each.
  func attempts(_ lines: [String]) throws -> [String] {
    let group = folder.appending(path: "groups/group.app.sotto.Keeper")
    try? FileManager.default.removeItem(at: group.appending(path: "outcomes"))
    try (["exec 2>&1"] + lines).joined(separator: "\n").write(
      to: group.appending(path: "attempts"), atomically: true, encoding: .utf8)
    let answer = try say("play kaput attempt all in keeper")
    guard answer.status == 0 else { throw Failure(answer.output + answer.error) }
    let text = try String(contentsOf: group.appending(path: "outcomes"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}

/// Whether bubblewrap confines anything on this machine.
enum Bubblewrap {
  /// Why apps that are let into the network reach this machine's services, too; `nil` where they do not.
  static let sharedNetwork: String? =
    (try? ConfinementChoice.bubblewrap.confinement().sharedNetwork) ?? nil

  static let works: Bool = {
    let trial = Process()
    trial.executableURL = URL(filePath: "/usr/bin/bwrap")
    trial.arguments = ["--unshare-all", "--ro-bind", "/", "/", "/bin/true"]
    trial.standardError = FileHandle.nullDevice
    guard (try? trial.run()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()
}
