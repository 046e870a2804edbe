public import Foundation
import Intents

/// The device's own player, of which there is none here: nothing can be prepared, so nothing plays.
/// Play in the app instead, and tell `MPNowPlayingInfoCenter`.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  // Unchecked: it holds nothing.
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  public static let applicationQueuePlayer = MPMusicPlayerController()

  /// Stopped, for good.
  open var playbackState: MPMusicPlaybackState { .stopped }

  /// Nothing; what is set is not taken.
  open var nowPlayingItem: MPMediaItem? {
    get { nil }
    set {}
  }

  /// Not taken: nothing is repeated or shuffled.
  open var repeatMode: MPMusicRepeatMode {
    get { .none }
    set {}
  }
  open var shuffleMode: MPMusicShuffleMode {
    get { .off }
    set {}
  }

  /// Seconds; not taken.
  open var currentPlaybackTime: TimeInterval {
    get { 0 }
    set {}
  }

  open func setQueue(with query: MPMediaQuery) { noEffect() }
  open func setQueue(with itemCollection: MPMediaItemCollection) { noEffect() }
  open func setQueue(with storeIDs: [String]) { noEffect() }

  open func prepareToPlay() { noEffect() }

  /// Hands over `MPError` with `.notSupported`.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(MPError(.notSupported))
  }

  open func play() { noEffect() }
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}

  /// No change is told: there is none.
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}

  private func noEffect() {
    DeveloperNote.noEffect(
      "MPMusicPlayerController", "there is no player of the device's; play in the app")
  }
}

/// What the device's player does.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// What it repeats.
public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none = 1
  case one = 2
  case all = 3
}

/// What it plays in any order.
public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off = 1
  case songs = 2
  case albums = 3
}
