import Foundation
import Synchronization

/// A session bus, at an address that stays when it goes and comes back.
final class MessageBus {
  let address: String
  private let socket: URL
  private var daemon: Process?
  /// Those that a suite's tests share live until the process ends, and no longer.
  private static let running = Mutex<Set<pid_t>>([])

  init() throws {
    socket = FileManager.default.temporaryDirectory.appending(path: "sotto-bus-\(UUID())")
    address = "unix:path=\(socket.path)"
    try start()
  }

  deinit { stop() }

  func start() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    process.arguments = ["--session", "--nofork", "--address=\(address)"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    daemon = process
    Self.running.withLock { running in
      if running.isEmpty {
        atexit { MessageBus.running.withLock { $0.forEach { kill($0, SIGKILL) } } }
      }
      running.insert(process.processIdentifier)
    }
    wait { FileManager.default.fileExists(atPath: socket.path) }
  }

  func stop() {
    if let daemon {
      // It may have got from us that it is to be deaf to other signals.
      kill(daemon.processIdentifier, SIGKILL)
      daemon.waitUntilExit()
      Self.running.withLock { _ = $0.remove(daemon.processIdentifier) }
    }
    daemon = nil
    try? FileManager.default.removeItem(at: socket)
  }

  /// Runs a program that speaks with the bus.
  ///
  /// - Returns: What it has printed, without the line's end.
  /// - Throws: That, where it failed.
  @discardableResult
  func run(_ command: String...) throws -> String {
    try Command.output(of: command, environment: ["DBUS_SESSION_BUS_ADDRESS": address])
      .trimmingCharacters(in: .newlines)
  }

  /// What `playerctl` prints; where it fails, why.
  func playerctl(_ arguments: String...) -> String {
    do {
      return try Command.output(
        of: ["playerctl"] + arguments, environment: ["DBUS_SESSION_BUS_ADDRESS": address]
      ).trimmingCharacters(in: .newlines)
    } catch {
      return "\(error)".trimmingCharacters(in: .newlines)
    }
  }

  /// Reads or changes what Sotto's player has, by `busctl`, whose errors are told.
  func busctl(_ arguments: String..., name: String = "org.mpris.MediaPlayer2.sotto") -> String {
    let path = "/org/mpris/MediaPlayer2"
    let command = arguments[0]
    do {
      return try Command.output(
        of: ["busctl", "--user", command, name, path] + arguments.dropFirst(),
        environment: ["DBUS_SESSION_BUS_ADDRESS": address]
      ).trimmingCharacters(in: .newlines)
    } catch {
      return "\(error)".trimmingCharacters(in: .newlines)
    }
  }
}

/// A program that goes on printing lines.
final class LineFollower {
  private let process = Process()
  private let file: URL

  init(_ command: [String], environment: [String: String]) throws {
    file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try Data().write(to: file)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: file)
  }

  /// What it has printed so far.
  var lines: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}

/// Another of the desktop's players: mpv, with its plugin for the bus, and two songs.
final class ForeignPlayer {
  let process = Process()

  /// Made once.
  private static let songs = Result {
    try ["One", "Two"].map { title in
      let song = FileManager.default.temporaryDirectory.appending(path: "sotto-\(title).flac")
      try Command.output(of: [
        "ffmpeg", "-loglevel", "error", "-y", "-f", "lavfi", "-i", "sine=d=90", "-metadata",
        "title=\(title)", "-metadata", "artist=Stranger", song.path,
      ])
      return song.path
    }
  }

  init(_ bus: MessageBus, options: [String] = []) throws {
    let songs = try Self.songs.get()
    func others() -> Int {
      bus.playerctl("--list-all").split(separator: "\n").count { $0.hasPrefix("mpv") }
    }
    let before = others()
    process.executableURL = URL(filePath: "/usr/bin/mpv")
    process.arguments =
      [
        "--no-config", "--no-terminal", "--ao=null", "--no-video", "--idle=yes",
        "--script=/usr/lib/mpv-mpris/mpris.so",
      ] + options + songs
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": bus.address
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    wait { others() > before }
    // It is on the bus before it has loaded anything.
    wait { !bus.playerctl("--all-players", "status").contains("Stopped") }
  }

  deinit { kill(process.processIdentifier, SIGKILL) }
}
