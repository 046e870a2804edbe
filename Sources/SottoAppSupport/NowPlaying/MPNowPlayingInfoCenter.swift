import Foundation
import SottoSocket
import SottoWire
import Synchronization

/// What the app plays, for the assistant and whoever asks it.
public final class MPNowPlayingInfoCenter: NSObject, Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  private let state = Mutex(State())
  private let artwork = NowPlayingArtwork(container: NSHomeDirectory())

  private struct State {
    // Property-list values, which nobody changes once they are handed over.
    nonisolated(unsafe) var info: [String: Any]?
    /// The path of the picture's file, from the container on.
    var artwork: String?
    var playback = MPNowPlayingPlaybackState.unknown
    var volume: Double?
    var told: SystemCalls.NowPlaying?
  }

  public class func `default`() -> MPNowPlayingInfoCenter { shared }

  /// The current item's properties, by the `MPMediaItemProperty…` and
  /// `MPNowPlayingInfoProperty…` keys; `nil` when nothing is playing.
  public var nowPlayingInfo: [String: Any]? {
    get { state.withLock { $0.info } }
    set {
      nonisolated(unsafe) let newValue = newValue
      let picture = newValue?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
      // Without an assistant there is nobody to show it to.
      let path = AssistantConnection.current == nil ? nil : artwork.file(of: picture)
      state.withLock { state in
        state.info = newValue
        state.artwork = path
      }
      publish()
    }
  }

  public var playbackState: MPNowPlayingPlaybackState {
    get { state.withLock { $0.playback } }
    set {
      state.withLock { $0.playback = newValue }
      publish()
    }
  }

  /// Says how loud it plays, which Apple's keys have no word for.
  func set(volume: Double?) {
    state.withLock { $0.volume = volume }
    publish()
  }

  /// How the app's commands stand has changed, of which others are told while something is loaded.
  func commandsHaveChanged() {
    if nowPlayingInfo != nil { publish() }
  }

  /// Tells what is new: an app often sets both properties where one would say it all.
  private func publish() {
    let message = state.withLock { state in
      let message = Self.message(of: state)
      defer { state.told = message }
      return message == state.told ? nil : message
    }
    if let message { AssistantConnection.current?.tell(message) }
  }

  private static func message(of state: State) -> SystemCalls.NowPlaying {
    let info = state.info ?? [:]
    let rate = (info[MPNowPlayingInfoPropertyPlaybackRate] as? NSNumber)?.doubleValue
    let usualRate = (info[MPNowPlayingInfoPropertyDefaultPlaybackRate] as? NSNumber)?.doubleValue
    let commands = MPRemoteCommandCenter.shared()
    let plays =
      state.playback == .unknown ? (rate ?? 0) > 0 : state.playback == .playing
    return SystemCalls.NowPlaying(
      title: info[MPMediaItemPropertyTitle] as? String,
      artist: info[MPMediaItemPropertyArtist] as? String,
      album: info[MPMediaItemPropertyAlbumTitle] as? String,
      identifier: info[MPNowPlayingInfoPropertyExternalContentIdentifier] as? String,
      duration: (info[MPMediaItemPropertyPlaybackDuration] as? NSNumber)?.doubleValue,
      elapsed: (info[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? NSNumber)?.doubleValue,
      isPlaying: state.info != nil && plays, volume: state.volume,
      next: info[SottoNowPlayingInfoPropertyNextTitle] as? String,
      rate: [rate, usualRate].compactMap(\.self).first { 0.01...100 ~= $0 },
      repeatMode: commands.repeatMode,
      shuffleMode: commands.shuffleMode,
      commands: commands.taken + (state.volume == nil ? [] : ["setVolume"]),
      artwork: state.artwork)
  }
}

/// Whether the app plays; `unknown` leaves it to the playback rate.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}
