import Intents
import MediaShared
import MelodyShared
import SottoAppSupport
import SottoCatalog

extension PlaybackController {
  /// Plays what the extension resolved an intent to.
  @discardableResult
  func handle(_ intent: INPlayMediaIntent) -> INPlayMediaIntentResponse {
    do {
      try play(intent)
      storeNow()
      let response = INPlayMediaIntentResponse(code: .success, userActivity: nil)
      response.nowPlayingInfo = [
        MPMediaItemPropertyComments: note, SottoNowPlayingInfoPropertyRemark: remark,
      ].compactMapValues(\.self)
      return response
    } catch PlayerError.nothingUnheard, PlayerError.nothingInside {
      return INPlayMediaIntentResponse(code: .failureNoUnplayedContent, userActivity: nil)
    } catch {
      Notice.say(error.localizedDescription)
      return INPlayMediaIntentResponse(code: .failure, userActivity: nil)
    }
  }

  /// That nobody hears what plays.
  var note: String? { isSilent ? LocalizedStrings.text("note.silent") : nil }

  /// That what plays is no recording.
  var remark: String? {
    guard let current, isSample(current) else { return nil }
    return LocalizedStrings.text("note.sample")
  }

  /// - Throws: `PlayerError` when there is nothing to play, or it cannot be played.
  func play(_ intent: INPlayMediaIntent) throws {
    let tracks = try tracks(of: intent)
    bookmark()
    if let speed = intent.playbackSpeed { setSpeed(speed) }
    switch intent.playbackQueueLocation {
    case .next where !state.queue.isEmpty: return enqueue { $0.insertNext(tracks) }
    case .later where !state.queue.isEmpty: return enqueue { $0.append(tracks) }
    default: break
    }
    if isResumption(of: tracks, by: intent) {
      enqueue { $0.repeatMode = intent.playbackRepeatMode.queueMode ?? $0.repeatMode }
      return try resume()
    }
    // What is asked for anew plays as it was made.
    if intent.playbackSpeed == nil { setSpeed(1) }
    let first = try beginning(of: tracks, by: intent)
    try play(from: intent.isFromTheBeginning ? 0 : nil) { queue in
      if intent.playShuffled == true {
        var generator = SystemRandomNumberGenerator()
        queue.replaceShuffled(with: tracks, using: &generator)
      } else {
        queue.replace(with: tracks, startingAt: first)
      }
      queue.repeatMode = intent.playbackRepeatMode.queueMode ?? .none
    }
  }

  private func tracks(of intent: INPlayMediaIntent) throws -> [String] {
    let catalog = try catalog()
    let collection = self.collection
    let items = intent.meantItems.compactMap { $0.identifier.flatMap { catalog[$0] } }
    guard !items.isEmpty else { throw PlayerError.nothingToPlay }
    let tracks = items.flatMap { catalog.playableItems(of: $0, in: collection) }.map(\.identifier)
    guard !tracks.isEmpty else { throw PlayerError.nothingInside }
    // What is disliked plays when it was asked for itself, or there is nothing else of what was.
    let wanted = tracks.filter { collection.affinity(for: $0) != .dislike }
    return wanted.isEmpty ? tracks : wanted
  }

  /// "Play Melody" means the entry that was last played, in the midst of its queue.
  private func isResumption(of tracks: [String], by intent: INPlayMediaIntent) -> Bool {
    guard tracks == [state.queue.current].compactMap(\.self), intent.playShuffled != true else {
      return false
    }
    let search = intent.mediaSearch
    return search?.mediaName == nil && search?.artistName == nil || intent.resumePlayback == true
  }

  /// A book or a show goes on with the last part that was begun, else with the first not heard yet.
  ///
  /// - Returns: `nil` for the very beginning.
  /// - Throws: `PlayerError.nothingUnheard` for a show; a book is heard again.
  private func beginning(of tracks: [String], by intent: INPlayMediaIntent) throws -> String? {
    let item = try intent.meantItems.first?.identifier.flatMap { try catalog()[$0] }
    guard let kind = item?.kind, kind == .podcastShow || kind == .audioBook,
      !intent.isFromTheBeginning
    else { return nil }
    if let begun = tracks.last(where: { state.bookmarks[$0] != nil }) { return begun }
    if let next = tracks.first(where: { !state.heard.contains($0) }) { return next }
    if kind == .podcastShow { throw PlayerError.nothingUnheard }
    return nil
  }
}

extension INPlayMediaIntent {
  /// A name means the first item, the others being what else it might have meant; a description
  /// means all.
  fileprivate var meantItems: ArraySlice<INMediaItem> {
    let items = mediaItems ?? []
    let isNamed = mediaSearch?.mediaName != nil || mediaSearch?.albumName != nil
    return isNamed ? items.prefix(1) : items[...]
  }

  /// Whether a person wants to hear again what was begun.
  fileprivate var isFromTheBeginning: Bool { resumePlayback == false }
}

extension INPlaybackRepeatMode {
  /// `nil` when nothing was said.
  fileprivate var queueMode: PlaybackQueue.RepeatMode? {
    switch self {
    case .none: PlaybackQueue.RepeatMode.none
    case .all: .all
    case .one: .one
    default: nil
    }
  }
}
