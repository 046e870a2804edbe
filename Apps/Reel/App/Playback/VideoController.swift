import Foundation
import MediaShared
import ReelShared
import SottoCatalog
import SottoCatalogSQLite

/// Plays a film, or a series on from an episode, and keeps how far the person has seen each.
@MainActor
final class VideoController: Playback {
  private let player: any Player
  private let library: StoredCatalog
  private let container: ReelContainer
  private let written: StateKeeper<WatchProgress>
  private(set) var progress: WatchProgress
  /// What plays, or is at hand to go on with.
  private(set) var current: CatalogItem?
  /// Whether the player has it; after a start it has not.
  private var isLoaded = false
  private var began = Date.now
  private let donations = Donations()
  private var telling: Task<Void, Never>?
  private var keeper: Task<Void, Never>?
  /// What could not be played before what plays now, and why.
  private var skipped: [(item: CatalogItem, problem: VideoProblem)] = []
  /// Why a file cannot be played, by its path, as far as is known.
  var problem: (String) -> VideoProblem? = { _ in nil }

  /// Goes on from what was stored, silently until asked to play.
  init(player: any Player, library: StoredCatalog, container: ReelContainer) {
    self.player = player
    self.library = library
    self.container = container
    written = StateKeeper(url: container.progress)
    progress = WatchProgress(contentsOf: container.progress)
    current = progress.current.flatMap { try? library.catalog()[$0] }
    player.setVolume(progress.volume)
    player.onEvent = { [weak self] in self?.hear($0) }
  }

  var isPlaying: Bool { isLoaded && !player.isPaused }

  var position: TimeInterval {
    isLoaded ? player.position : current.map { progress.position(of: $0.identifier) } ?? 0
  }

  private var viewer: Viewer {
    Viewer(
      progress, keeping: (try? CollectionFile(container).collection()) ?? PersonalCollection())
  }

  /// Where the chapters of a film begin, in seconds; of a series the episodes are what one skips.
  var chapters: [TimeInterval] {
    isLoaded && current?.kind == .movie ? player.chapters : []
  }

  /// Everything there is to play.
  func catalog() throws -> Catalog { try library.catalog() }

  /// What plays instead, and that nobody hears it.
  var note: String? {
    var notes = skipped.map { LocalizedStrings.text("note.\($0.problem)", $0.item.shownTitle) }
    if !skipped.isEmpty, let current {
      notes.append(LocalizedStrings.text("note.instead", current.shownTitle))
    }
    if player.output == .silence { notes.append(LocalizedStrings.text("note.silent")) }
    return notes.isEmpty ? nil : notes.joined(separator: LocalizedStrings.text("note.separator"))
  }

  /// That what plays is a sample.
  var remark: String? {
    guard current?.location?.hasPrefix(container.samples.path) == true else { return nil }
    return LocalizedStrings.text("note.sample")
  }
}

// MARK: - What a person asks for

extension VideoController {
  /// Plays an item, or what follows it when its file cannot be played.
  ///
  /// - Parameters:
  ///   - speed: How fast; `nil` for as before.
  ///   - isFromTheBeginning: Whether it is seen anew, however far it was seen.
  /// - Throws: `PlayerError` when neither can be played.
  func play(
    _ item: CatalogItem, at speed: Double? = nil,
    fromTheBeginning isFromTheBeginning: Bool = false
  ) throws {
    leave()
    if let speed { progress.speed = Self.supported(speed) }
    skipped = []
    if isFromTheBeginning { progress.forget(item.identifier) }
    try load(item)
  }

  /// Goes on with what was paused, or with what played when Reel last ended.
  func resume() throws {
    if isLoaded {
      player.resume()
      return changed()
    }
    guard let current else { throw PlayerError.nothingToPlay }
    try play(current)
  }

  func pause() {
    player.pause()
    changed()
  }

  func stop() {
    leave()
    player.stop()
    changed()
  }

  func seek(to position: TimeInterval) {
    guard isLoaded else { return }
    player.seek(to: min(max(position, 0), current?.duration ?? .infinity))
    changed()
  }

  func setSpeed(_ speed: Double) {
    progress.speed = Self.supported(speed)
    if isLoaded { player.setSpeed(progress.speed) }
    changed()
  }

  private static func supported(_ speed: Double) -> Double { min(max(speed, 0.25), 4) }

  /// - Parameter volume: From 0, silence, to 1; kept until it is changed again.
  func setVolume(_ volume: Double) {
    progress.volume = volume
    player.setVolume(volume)
    changed()
  }

  /// Writes down what plays and how far it is.
  private func store() {
    notePosition()
    written.keep(progress)
  }

  func storeNow() {
    notePosition()
    written.keepNow(progress)
  }

  private func notePosition() {
    guard isLoaded, let current else { return }
    progress.note(player.position, of: current.identifier, lasting: current.duration)
  }

}

// MARK: - Playing

extension VideoController {
  private func load(_ first: CatalogItem) throws {
    var item = first
    while let problem = problem(of: item) {
      Notice.say("\(item.location ?? item.title) is not played: it is \(problem).")
      skipped.append((item, problem))
      guard skipped.count < Self.mostSkipped, let next = following(item) else {
        changed()
        throw PlayerError.noFile(item.location ?? item.title)
      }
      item = next
    }
    guard let location = item.location else { throw PlayerError.nothingToPlay }
    current = item
    progress.begin(item.identifier)
    began = .now
    defer { changed() }
    try player.play(
      location, from: progress.position(of: item.identifier), speed: progress.speed)
    isLoaded = true
  }

  private func problem(of item: CatalogItem) -> VideoProblem? {
    guard let location = item.location else { return nil }
    return FileManager.default.fileExists(atPath: location) ? problem(location) : .gone
  }

  /// The episode after one, in its series.
  func following(_ item: CatalogItem) -> CatalogItem? {
    (try? catalog().series(of: item))?.episode(after: item.identifier)
  }

  /// Keeps how far what played was seen, and tells the assistant.
  private func leave() {
    guard isLoaded, let current else { return }
    notePosition()
    isLoaded = false
    donations.add(current, from: began)
  }

  private func hear(_ event: PlayerEvent) {
    switch event {
    case .finished: goOn { $0.finish($1) }
    case .failed(let reason):
      Notice.say("\(current?.location ?? "The video"): \(reason)")
      if let current { skipped.append((current, .damaged)) }
      goOn { _, _ in }
    case .closed: stop()
    case .outputChanged(.silence):
      Notice.say("There is no sound device: the video plays, and nobody hears it.")
    case .outputChanged(.device): break
    }
  }

  /// The next episode follows by itself.
  private func goOn(_ note: (inout WatchProgress, String) -> Void) {
    guard let ended = current else { return }
    note(&progress, ended.identifier)
    if isLoaded { donations.add(ended, from: began) }
    isLoaded = false
    guard skipped.count < Self.mostSkipped, let next = following(ended) else { return changed() }
    if skipped.last?.item.identifier != ended.identifier { skipped = [] }
    do { try load(next) } catch { Notice.say(error.localizedDescription) }
  }

  /// Says and keeps what plays now; while it does, the position is kept from time to time.
  private func changed() {
    store()
    publish()
    tellSoon()
    keeper?.cancel()
    guard isPlaying else { return }
    keeper = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(5))) != nil { self?.store() }
    }
  }

  /// Later: the person waits for the picture, and may ask for another at once.
  private func tellSoon() {
    telling?.cancel()
    telling = Task { [weak self] in
      if (try? await Task.sleep(for: .seconds(1))) != nil { self?.tell() }
    }
  }

  /// Tells the assistant what was seen, and what comes next.
  func tell() {
    donations.donate()
    if let catalog = try? catalog() { donations.suggest(to: viewer, in: catalog) }
  }

  private static let mostSkipped = 20
}
