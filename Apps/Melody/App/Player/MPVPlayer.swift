import Foundation

/// Plays by mpv, in a process of its own that is started at the first sound.
///
/// When mpv is killed it is started again, and goes on where it was.
@MainActor
final class MPVPlayer: Player {
  var onEvent: ((PlayerEvent) -> Void)?
  private(set) var output: PlayerOutput?

  private var process: MPVProcess?
  private var location: String?
  /// mpv's number of what plays; what it reports of others came too late.
  private var entry: Int?
  /// The request whose reply will tell that number.
  private var loadRequest: Int?
  private var isSounding = false
  /// Where to jump when it sounds: mpv forgets a jump in a file it has yet to open.
  private var awaitedPosition: TimeInterval?
  private var clock = PlaybackClock()
  private var replies: [Int: CheckedContinuation<MPVMessage, any Error>] = [:]
  private var lastRequest = 0
  private var recentRestarts: [ContinuousClock.Instant] = []

  private(set) var isPaused = false
  var position: TimeInterval { clock.position() }
  /// For tests, which kill it.
  var processIdentifier: pid_t? { process?.identifier }

  func play(_ location: String, from position: TimeInterval, speed: Double) async throws {
    guard location.contains("://") || FileManager.default.fileExists(atPath: location) else {
      throw PlayerError.noFile(location)
    }
    isPaused = false
    try await load(location, from: position, speed: speed)
  }

  func pause() {
    isPaused = true
    clock.stop()
    tell(["set_property", "pause", true])
  }

  func resume() {
    isPaused = false
    if entry != nil { clock.start() }
    tell(["set_property", "pause", false])
  }

  func stop() {
    location = nil
    entry = nil
    clock = PlaybackClock()
    tell(["stop"])
  }

  func seek(to position: TimeInterval) {
    clock.set(to: position)
    if isSounding { jump(to: position) } else { awaitedPosition = position }
  }

  func setSpeed(_ speed: Double) {
    clock.setSpeed(speed)
    tell(["set_property", "speed", .number(speed)])
  }
}

// MARK: - What mpv says

extension MPVPlayer {
  /// Where mpv is in what it plays, in seconds; `nil` before it plays.
  func positionOfMPV() async -> TimeInterval? {
    guard case .number(let seconds)? = try? await ask(["get_property", "time-pos"]).data else {
      return nil
    }
    return seconds
  }

  /// What mpv plays, in its own words.
  func pathOfMPV() async -> String? {
    guard case .text(let path)? = try? await ask(["get_property", "path"]).data else { return nil }
    return path
  }
}

// MARK: - Talking to mpv

extension MPVPlayer {
  private func load(_ location: String, from position: TimeInterval, speed: Double) async throws {
    let process = try process ?? start()
    self.process = process
    self.location = location
    entry = nil
    isSounding = false
    awaitedPosition = nil
    clock = PlaybackClock()
    clock.set(to: position)
    clock.setSpeed(speed)
    // As a property rather than an argument of loadfile, whose place differs among versions.
    tell(["set_property", "start", .text("\(position)")])
    tell(["set_property", "speed", .number(speed)])
    tell(["set_property", "pause", .flag(isPaused)])
    loadRequest = lastRequest + 1
    _ = try await ask(["loadfile", .text(location), "replace"])
  }

  private func start() throws(PlayerError) -> MPVProcess {
    let process = try MPVProcess { [weak self] message in
      self?.hear(message)
    } onEnd: { [weak self] in
      self?.processEnded()
    }
    lastRequest += 1
    process.send(["observe_property", 1.0, "current-ao"], request: lastRequest)
    return process
  }

  private func tell(_ command: [MPVArgument]) {
    lastRequest += 1
    process?.send(command, request: lastRequest)
  }

  private func ask(_ command: [MPVArgument]) async throws -> MPVMessage {
    try await withCheckedThrowingContinuation { continuation in
      tell(command)
      replies[lastRequest] = continuation
    }
  }

  private func hear(_ message: MPVMessage) {
    // At once, as the end of a file may be the very next line.
    if message.request == loadRequest, case .entry(let number) = message.data {
      entry = number
      if !isPaused { clock.start() }
    }
    if let request = message.request, let waiting = replies.removeValue(forKey: request) {
      if message.error == "success" {
        waiting.resume(returning: message)
      } else {
        waiting.resume(throwing: PlayerError.broken(message.error ?? "no reason given"))
      }
    }
    switch message.event {
    case "end-file" where message.entry == entry && entry != nil: ended(message)
    case "playback-restart": sounds()
    case "property-change" where message.name == "current-ao": outputChanged(to: message.data)
    default: break
    }
  }

  /// Sound begins a little after the command, and after each jump.
  private func sounds() {
    isSounding = true
    if let position = awaitedPosition {
      awaitedPosition = nil
      return jump(to: position)
    }
    Task { if let position = await positionOfMPV() { clock.set(to: position) } }
  }

  private func jump(to position: TimeInterval) {
    tell(["set_property", "time-pos", .number(position)])
  }

  private func ended(_ message: MPVMessage) {
    entry = nil
    clock.stop()
    switch message.reason {
    case "eof": onEvent?(.finished)
    case "error": onEvent?(.failed(message.fileError ?? "unknown error"))
    default: break
    }
  }

  /// mpv closes the device between two files, which is no change.
  private func outputChanged(to value: MPVMessage.Value?) {
    guard case .text(let driver) = value else { return }
    let now: PlayerOutput = driver == "null" ? .silence : .device(driver)
    guard now != output else { return }
    output = now
    onEvent?(.outputChanged(now))
  }
}

// MARK: - When mpv ends

extension MPVPlayer {
  private func processEnded() {
    process = nil
    clock.stop()
    for waiting in replies.values { waiting.resume(throwing: PlayerError.broken("mpv has ended")) }
    replies = [:]
    guard let location, entry != nil else { return }
    entry = nil
    guard mayRestart() else {
      self.location = nil
      onEvent?(.failed("mpv ends again and again"))
      return
    }
    Task {
      do {
        try await load(location, from: position, speed: clock.speed)
      } catch {
        onEvent?(.failed(error.localizedDescription))
      }
    }
  }

  /// A file that brings mpv down would do so for ever.
  private func mayRestart() -> Bool {
    let now = ContinuousClock.now
    recentRestarts = recentRestarts.filter { now - $0 < .seconds(10) } + [now]
    return recentRestarts.count <= 3
  }
}
