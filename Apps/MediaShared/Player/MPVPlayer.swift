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

  private var mpv: MPVConnection?
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
  private var recentRestarts: [ContinuousClock.Instant] = []

  package private(set) var isPaused = false
  package var position: TimeInterval { clock.position() }
  /// For tests, which kill it.
  package var processIdentifier: pid_t? { mpv?.processIdentifier }

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
    mpv?.tell(["set_property", "pause", true])
  }

  package func resume() {
    isPaused = false
    if entry != nil { clock.start() }
    mpv?.tell(["set_property", "pause", false])
  }

  package func stop() {
    location = nil
    entry = nil
    clock = PlaybackClock()
    mpv?.tell(["stop"])
  }

  package func seek(to position: TimeInterval) {
    clock.set(to: position)
    if isSounding { jump(to: position) } else { awaitedPosition = position }
  }

  package func setSpeed(_ speed: Double) {
    clock.setSpeed(speed)
    mpv?.tell(["set_property", "speed", .number(speed)])
  }

  package func setVolume(_ volume: Double) {
    self.volume = volume
    mpv?.tell(["set_property", "volume", .number(volume * 100)])
  }
}

// MARK: - What mpv says

extension MPVPlayer {
  /// Where mpv is in what it plays, in seconds; `nil` before it plays.
  package func positionOfMPV() async -> TimeInterval? {
    guard case .number(let seconds) = await mpv?.value(of: "time-pos") else { return nil }
    return seconds
  }

  /// How loud mpv plays, in percent.
  package func volumeOfMPV() async -> Double? {
    guard case .number(let percent) = await mpv?.value(of: "volume") else { return nil }
    return percent
  }

  /// What mpv plays, in its own words.
  package func pathOfMPV() async -> String? {
    guard case .text(let path) = await mpv?.value(of: "path") else { return nil }
    return path
  }
}

// MARK: - Talking to mpv

extension MPVPlayer {
  private func load(_ location: String, from position: TimeInterval, speed: Double)
    throws(PlayerError)
  {
    if mpv == nil { mpv = try start() }
    self.location = location
    entry = nil
    isSounding = false
    awaitedPosition = nil
    chapters = []
    clock = PlaybackClock()
    clock.set(to: position)
    clock.setSpeed(speed)
    // As a property rather than an argument of loadfile, whose place differs among versions.
    mpv?.tell(["set_property", "start", .text("\(position)")])
    mpv?.tell(["set_property", "speed", .number(speed)])
    mpv?.tell(["set_property", "volume", .number(volume * 100)])
    mpv?.tell(["set_property", "pause", .flag(isPaused)])
    loadRequest = mpv?.tell(["loadfile", .text(location), "replace"])
  }

  private func start() throws(PlayerError) -> MPVConnection {
    let mpv = try MPVConnection(appearance, observing: ["current-ao", "chapter-list"])
    mpv.isPlaying = { [weak self] in self?.clock.isRunning ?? false }
    mpv.onMessage = { [weak self] in self?.hear($0) }
    mpv.onEnd = { [weak self] in self?.mpvEnded($0) }
    return mpv
  }

  private func hear(_ message: MPVMessage) {
    if let request = message.request, request == loadRequest { loading(message) }
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
    mpv?.tell(["set_property", "time-pos", .number(position)])
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
  private func mpvEnded(_ hungSince: ContinuousClock.Instant?) {
    mpv = nil
    clock.stop(at: hungSince ?? .now)
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
