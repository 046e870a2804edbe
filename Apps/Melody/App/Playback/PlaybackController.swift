import Foundation
import MediaShared
import MelodyShared
import SottoCatalog

/// Plays the queue: tells the player what is next, and keeps what must outlast the process.
@MainActor
final class PlaybackController: Playback {
  private let player: any Player
  private let library: MelodyLibrary
  let container: MelodyContainer
  let artwork: CoverArtwork
  private let written: StateKeeper<PlaybackState>
  private(set) var state: PlaybackState
  /// Whether the player has the current entry; after a start it has not, though the queue may.
  private var isLoaded = false
  private var entry: CatalogItem?
  private var failuresInARow = 0
  private var keeper: Task<Void, Never>?

  /// Goes on from what was stored, silently until asked to play.
  init(player: any Player, library: MelodyLibrary, container: MelodyContainer) {
    self.player = player
    self.library = library
    self.container = container
    artwork = CoverArtwork(container)
    written = StateKeeper(url: container.playback)
    state = PlaybackState(contentsOf: container.playback)
    player.setVolume(state.volume)
    player.onEvent = { [weak self] in self?.hear($0) }
  }

  /// Whether there is no sound device to hear it from.
  var isSilent: Bool { player.output == .silence }

  var isPlaying: Bool { isLoaded && !player.isPaused }

  /// What is at the head of the queue, playing or not; looked up once for each entry.
  var current: CatalogItem? {
    if entry?.identifier != state.queue.current {
      entry = state.queue.current.flatMap { try? library.catalog()[$0] }
    }
    return entry
  }

  /// What plays after it.
  var next: CatalogItem? { state.queue.next.flatMap { try? library.catalog()[$0] } }

  /// Everything there is to play.
  func catalog() throws -> Catalog { try library.catalog() }

  /// Whether an item is one of those made to try Melody with.
  func isSample(_ item: CatalogItem) -> Bool {
    item.location?.hasPrefix(container.samples.path) == true
  }

  var position: TimeInterval { isLoaded ? player.position : state.position }

  /// Writes down what plays and how far it is.
  func store() {
    state.position = position
    written.keep(state)
  }

  /// The same, and waits until it is written: it is about to be promised, or the process to end.
  func storeNow() {
    state.position = position
    written.keepNow(state)
  }
}

// MARK: - What a person asks for

extension PlaybackController {
  /// Changes the queue, and plays what is its current entry then.
  ///
  /// - Throws: `PlayerError` when it cannot be played.
  func play(
    from position: TimeInterval? = nil, changing change: (inout PlaybackQueue) -> Void
  ) throws {
    bookmark()
    var queue = state.queue
    change(&queue)
    state.queue = queue
    failuresInARow = 0
    try playCurrent(from: position)
  }

  /// Changes the queue without disturbing what plays.
  func enqueue(_ change: (inout PlaybackQueue) -> Void) {
    var queue = state.queue
    change(&queue)
    state.queue = queue
    changed()
  }

  /// Goes on with what was paused, or with what played when Melody last ended.
  func resume() throws {
    guard !isLoaded else {
      player.resume()
      return changed()
    }
    try playCurrent(from: state.position)
  }

  func pause() {
    player.pause()
    changed()
  }

  func stop() {
    bookmark()
    state.position = position
    player.stop()
    isLoaded = false
    changed()
  }

  /// - Throws: `PlayerError.nothingToPlay` at the end of the queue.
  func skipToNext() throws {
    bookmark()
    guard state.queue.skipToNext() != nil else { throw PlayerError.nothingToPlay }
    try playCurrent()
  }

  /// Begins the entry anew unless it has only begun, as every player does.
  func skipToPrevious() throws {
    bookmark()
    if position < Self.justBegun { _ = state.queue.skipToPrevious() }
    try playCurrent(from: 0)
  }

  func seek(to position: TimeInterval) {
    let end = current?.duration ?? .infinity
    let target = min(max(position, 0), end)
    if isLoaded { player.seek(to: target) } else { state.position = target }
    changed()
  }

  func setSpeed(_ speed: Double) {
    state.speed = min(max(speed, 0.25), 4)
    if isLoaded { player.setSpeed(state.speed) }
    changed()
  }

  /// - Parameter volume: From 0, silence, to 1; kept until it is changed again.
  func setVolume(_ volume: Double) {
    state.volume = volume
    player.setVolume(volume)
    changed()
  }

  private static let justBegun: TimeInterval = 3
  private static let mostFailuresInARow = 20
}

// MARK: - Playing

extension PlaybackController {
  private func playCurrent(from position: TimeInterval? = nil) throws {
    // The library may have moved the file since it was looked up.
    entry = nil
    guard let current, let location = current.location else {
      isLoaded = false
      player.stop()
      changed()
      throw PlayerError.nothingToPlay
    }
    let start = position ?? state.bookmarks[current.identifier] ?? 0
    state.position = start
    defer { changed() }
    isLoaded = false
    try player.play(location, from: start, speed: state.speed)
    isLoaded = true
  }

  /// A song is played again from its beginning; of long things one wants to hear the rest. What
  /// played when Melody last ended, and perhaps was killed, was left then.
  func bookmark() {
    guard let current else { return }
    let isBegun = position >= Self.justBegun
    state.setBookmark(current.isLong && isBegun ? position : nil, of: current.identifier)
  }

  private func finish() {
    guard let current else { return }
    state.setBookmark(nil, of: current.identifier)
    if current.isLong { state.heard.insert(current.identifier) }
  }

  private func hear(_ event: PlayerEvent) {
    switch event {
    case .finished:
      failuresInARow = 0
      finish()
      playNext()
    case .failed(let reason):
      Notice.say("\(current?.location ?? "The sound"): \(reason)")
      failuresInARow += 1
      playNext()
    case .closed: stop()
    case .outputChanged(.silence):
      Notice.say("There is no sound device: the music plays, and nobody hears it.")
    case .outputChanged(.device): break
    }
  }

  private func playNext() {
    isLoaded = false
    state.position = 0
    let patience = min(state.queue.identifiers.count, Self.mostFailuresInARow)
    guard failuresInARow < patience || failuresInARow == 0, state.queue.advance() != nil else {
      return changed()
    }
    do {
      try playCurrent()
    } catch {
      hear(.failed(error.localizedDescription))
    }
  }

  /// Says and keeps what plays now; while it does, the position is kept from time to time.
  private func changed() {
    store()
    publish()
    keeper?.cancel()
    guard isPlaying else { return }
    keeper = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(5))) != nil { self?.store() }
    }
  }
}

extension CatalogItem {
  /// Whether it is heard once, and in several sittings.
  fileprivate var isLong: Bool { kind == .podcastEpisode || kind == .audioBook }
}
