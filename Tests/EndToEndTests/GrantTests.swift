import Foundation
import Testing

/// What a person lets an app have, by a question or by how they start the assistant.
@Suite(.ownThread, .serialized, .enabled(if: Bubblewrap.works, "bubblewrap alone confines apps"))
struct GrantTests {
  @Test(arguments: [true, false])
  func `the music folder is granted by a question, once`(isAllowed: Bool) throws {
    let (home, person) = try HomeOfPerson().parts
    #expect(try home.say("play kaput ask nicely in keeper").status == 0)
    // The question waits until the person has said something themself.
    let screen = try home.atTerminal(
      "",
      typing: [
        "> ": "what's playing", "counts your records.": isAllowed ? "yes" : "no", "> ": ":quit",
      ])
    #expect(screen.contains("Keeper would like to read your music in \(person.path)/Music"))
    #expect(screen.contains("Keeper counts your records."))
    let music = "\"music\":\(isAllowed)"
    // The prompt may end before what was answered last is kept.
    var listed = ""
    try wait(every: 0.1) {
      listed = try home.sotto("apps", "list", "--json").output
      return listed.contains(music)
    }
    #expect(listed.contains(music))
    let decision = isAllowed ? "authorized" : "denied"
    var outcomes: [String] = []
    // It is started anew at once, and has to come up.
    try wait(every: 0.1) {
      outcomes = try home.attempts([
        "echo $SOTTO_MEDIA_LIBRARY", "cat $XDG_MUSIC_DIR/song", "echo no >> $XDG_MUSIC_DIR/song",
      ])
      return outcomes.first == decision
    }
    #expect(outcomes.first == decision)
    #expect(outcomes.contains("la la") == isAllowed)
    #expect(outcomes.last?.hasSuffix("Read-only file system") == true)
    // Who has decided is not asked again.
    #expect(try home.say("play kaput ask nicely in keeper").status == 0)
    #expect(
      try !home.atTerminal("", typing: ["> ": "what's playing", "> ": ":quit"])
        .contains("would like"))
  }

  @Test func `a folder that the environment names is read by the app of that name alone`() throws {
    let (home, person) = try HomeOfPerson { home, person in
      home.environment["KEEPER_LIBRARY"] = person.appending(path: "Records").path
      home.environment["FAULTY_LIBRARY"] = person.path
    }.parts
    let outcomes = try home.attempts([
      "cat $KEEPER_LIBRARY/song", "echo ${FAULTY_LIBRARY-unset}", "cat '\(person.path)/secret'",
    ])
    #expect(outcomes.prefix(2) == ["do re", "unset"])
    #expect(outcomes.last?.hasSuffix("No such file or directory") == true)
  }

  @Test(.enabled(if: SessionBus.isHere, "no dbus-daemon, dbus-send or xdg-dbus-proxy"))
  func `of the session bus an app has its player's name, and nothing else`() throws {
    let bus = try SessionBus()
    let (home, _) = try HomeOfPerson { home, _ in
      home.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    }.parts
    let request =
      "dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus."
    let outcomes = try home.attempts([
      "\(request)RequestName string:org.mpris.MediaPlayer2.Keeper uint32:0 | tail -n 1",
      "\(request)RequestName string:org.mpris.MediaPlayer2.Other uint32:0 | tail -n 1",
      "\(request)GetConnectionUnixProcessID string:\(bus.name) | tail -n 1",
    ])
    #expect(outcomes.count == 3)
    #expect(outcomes.first?.hasSuffix("uint32 1") == true, "\(outcomes)")
    for outcome in outcomes.dropFirst() { #expect(outcome.hasPrefix("Error "), "\(outcomes)") }
    let filters = Processes.named("xdg-dbus-proxy", of: home)
    #expect(filters.count == 1)
    for process in Processes.named("Keeper", of: home) { kill(process.identifier, SIGKILL) }
    wait { !filters.contains { Processes.isRunning($0.identifier) } }
    #expect(!filters.contains { Processes.isRunning($0.identifier) })
  }
}

/// A session bus with one service on it that is none of the app's business.
private final class SessionBus {
  static let isHere = ["dbus-daemon", "dbus-send", "dbus-monitor", "xdg-dbus-proxy"].allSatisfy {
    access("/usr/bin/\($0)", X_OK) == 0
  }

  let address: String
  /// The service's own.
  let name: String
  private let daemon = Process()
  private let service = Process()

  init() throws {
    let output = Pipe()
    daemon.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = output
    try daemon.run()
    address = Self.line(of: output)
    let names = Pipe()
    service.executableURL = URL(filePath: "/usr/bin/dbus-monitor")
    service.arguments = ["--address", address]
    service.standardOutput = names
    try service.run()
    // It is the bus's first connection, and says what it hears once it is connected.
    name = ":1.0"
    _ = Self.line(of: names)
  }

  deinit {
    service.terminate()
    // It has inherited that the signal to end is held back.
    kill(daemon.processIdentifier, SIGKILL)
  }

  private static func line(of pipe: Pipe) -> String {
    var text = ""
    while !text.contains("\n") {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += String(decoding: more, as: UTF8.self)
    }
    return String(text.prefix { $0 != "\n" })
  }
}
