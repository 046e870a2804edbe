import Foundation

/// Plays by mpv, in a process of its own that is started at the first sound.
///
/// When mpv is killed, or does not answer any more, it is started again and goes on where it was.
@MainActor
package final class MPVPlayer: Player {
  package var onEvent: ((PlayerEvent) -> Void)?
  package private(set) var output: PlayerOutput?
  package private(set) var chapters: [TimeInterval] = []

  private let appearance: MPVAppearance

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
  private var volume = 1.0
  /// Who waits for a reply, by request; `nil` comes when mpv has ended.
  private var replies: [Int: CheckedContinuation<MPVMessage?, Never>] = [:]
  private var lastRequest = 0
  private var recentRestarts: [ContinuousClock.Instant] = []
  /// The commands that mpv has not replied to.
  private var unanswered: Set<Int> = []
  private var lastHeard = ContinuousClock.now
  private var watch: Task<Void, Never>?

  package private(set) var isPaused = false
  package var position: TimeInterval { clock.position() }
  /// For tests, which kill it.
  package var processIdentifier: pid_t? { process?.identifier }

  /// Makes a player, and starts nothing yet.
  package init(_ appearance: MPVAppearance) { self.appearance = appearance }

  package func play(_ location: String, from position: TimeInterval, speed: Double)
    throws(PlayerError)
  {
    guard location.contains("://") || FileManager.default.fileExists(atPath: location) else {
      throw .noFile(location)
    }
    isPaused = false
    try load(location, from: position, speed: speed)
  }

  package func pause() {
    isPaused = true
    clock.stop()
    tell(["set_property", "pause", true])
  }

  package func resume() {
    isPaused = false
    if entry != nil { clock.start() }
    tell(["set_property", "pause", false])
  }

  package func stop() {
    location = nil
    entry = nil
    clock = PlaybackClock()
    tell(["stop"])
  }

  package func seek(to position: TimeInterval) {
    clock.set(to: position)
    if isSounding { jump(to: position) } else { awaitedPosition = position }
  }

  package func setSpeed(_ speed: Double) {
    clock.setSpeed(speed)
    tell(["set_property", "speed", .number(speed)])
  }

  package func setVolume(_ volume: Double) {
    self.volume = volume
    tell(["set_property", "volume", .number(volume * 100)])
  }
}

// MARK: - What mpv says

extension MPVPlayer {
  /// Where mpv is in what it plays, in seconds; `nil` before it plays.
  package func positionOfMPV() async -> TimeInterval? {
    guard case .number(let seconds) = await value(of: "time-pos") else { return nil }
    return seconds
  }

  /// How loud mpv plays, in percent.
  package func volumeOfMPV() async -> Double? {
    guard case .number(let percent) = await value(of: "volume") else { return nil }
    return percent
  }

  /// What mpv plays, in its own words.
  package func pathOfMPV() async -> String? {
    guard case .text(let path) = await value(of: "path") else { return nil }
    return path
  }
}

// MARK: - Talking to mpv

extension MPVPlayer {
  private func load(_ location: String, from position: TimeInterval, speed: Double)
    throws(PlayerError)
  {
    if process == nil { process = try start() }
    self.location = location
    entry = nil
    isSounding = false
    awaitedPosition = nil
    chapters = []
    clock = PlaybackClock()
    clock.set(to: position)
    clock.setSpeed(speed)
    // As a property rather than an argument of loadfile, whose place differs among versions.
    tell(["set_property", "start", .text("\(position)")])
    tell(["set_property", "speed", .number(speed)])
    tell(["set_property", "volume", .number(volume * 100)])
    tell(["set_property", "pause", .flag(isPaused)])
    loadRequest = tell(["loadfile", .text(location), "replace"])
  }

  private func start() throws(PlayerError) -> MPVProcess {
    let process = try MPVProcess(appearance.options) { [weak self] message in
      self?.hear(message)
    } onEnd: { [weak self] in
      self?.processEnded()
    }
    for command in appearance.commands {
      lastRequest += 1
      process.send(command, request: lastRequest)
    }
    for (number, property) in Self.observed.enumerated() {
      lastRequest += 1
      process.send(
        ["observe_property", .number(Double(number + 1)), .text(property)], request: lastRequest)
    }
    return process
  }

  /// What mpv tells by itself whenever it changes.
  private static let observed = ["current-ao", "chapter-list"]

  /// Sends a command. Returns the number its reply will have.
  @discardableResult
  private func tell(_ command: [MPVArgument]) -> Int {
    lastRequest += 1
    if let process {
      process.send(command, request: lastRequest)
      unanswered.insert(lastRequest)
      watchReplies()
    }
    return lastRequest
  }

  private func value(of property: String) async -> MPVMessage.Value? {
    guard process != nil else { return nil }
    let reply = await withCheckedContinuation { continuation in
      replies[tell(["get_property", .text(property)])] = continuation
    }
    return reply?.data
  }

  private func hear(_ message: MPVMessage) {
    lastHeard = .now
    if let request = message.request {
      unanswered.remove(request)
      replies.removeValue(forKey: request)?.resume(returning: message)
      if request == loadRequest { loading(message) }
    }
    switch message.event {
    case "end-file" where message.entry == entry && entry != nil: ended(message)
    case "playback-restart": sounds()
    case "property-change" where message.name == "current-ao": outputChanged(to: message.data)
    case "property-change" where message.name == "chapter-list": chaptersChanged(to: message.data)
    default: break
    }
  }

  private func chaptersChanged(to value: MPVMessage.Value?) {
    if case .chapters(let beginnings) = value { chapters = beginnings } else { chapters = [] }
  }

  private func loading(_ reply: MPVMessage) {
    loadRequest = nil
    guard case .entry(let number) = reply.data else {
      return end(with: .failed(reply.error ?? "mpv does not take it"))
    }
    entry = number
    if !isPaused { clock.start() }
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
    switch message.reason {
    case "eof": end(with: .finished)
    // What we stop ourselves is not awaited any more.
    case "stop": end(with: .closed)
    case "error": end(with: .failed(message.fileError ?? "unknown error"))
    default: break
    }
  }

  private func end(with event: PlayerEvent) {
    location = nil
    entry = nil
    clock.stop()
    onEvent?(event)
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
  /// Ends an mpv that takes seconds for what takes milliseconds: it hangs, or somebody has stopped it.
  ///
  /// While it plays it is asked for its position from time to time, since else nobody would notice.
  private func watchReplies() {
    guard watch == nil else { return }
    watch = Task { [weak self] in
      var silence = Silence()
      while let pause = self?.lookAtReplies(&silence) { try? await Task.sleep(for: pause) }
      self?.watch = nil
    }
  }

  /// How often the same command was found without its reply. Time alone would not do: when this
  /// process was stopped as well, the reply has come and has yet to be read.
  private struct Silence {
    var request = 0
    var seconds = 0
  }

  /// - Returns: When to look again; `nil` when there is nothing to wait for.
  private func lookAtReplies(_ silence: inout Silence) -> Duration? {
    guard process != nil else { return nil }
    if let request = unanswered.min() {
      silence.seconds = request == silence.request ? silence.seconds + 1 : 0
      silence.request = request
      if silence.seconds == Self.patience { endSilent() }
      return .seconds(1)
    }
    guard clock.isRunning else { return nil }
    let left = Self.heartbeat - (.now - lastHeard)
    if left > .zero { return left }
    tell(["get_property", "time-pos"])
    return .seconds(1)
  }

  /// How many seconds mpv may take for a reply.
  private static let patience = 3
  /// How long it may play without a word.
  private static let heartbeat = Duration.seconds(5)

  private func endSilent() {
    // It has not played since.
    clock.stop(at: lastHeard)
    process?.kill()
  }

  private func processEnded() {
    process = nil
    unanswered = []
    clock.stop()
    for waiting in replies.values { waiting.resume(returning: nil) }
    replies = [:]
    guard let location else { return }
    guard mayRestart() else { return end(with: .failed("mpv ends again and again")) }
    do {
      try load(location, from: position, speed: clock.speed)
    } catch {
      end(with: .failed(error.localizedDescription))
    }
  }

  /// A file that brings mpv down would do so for ever.
  private func mayRestart() -> Bool {
    let now = ContinuousClock.now
    recentRestarts = recentRestarts.filter { now - $0 < .seconds(30) } + [now]
    return recentRestarts.count <= 3
  }
}
