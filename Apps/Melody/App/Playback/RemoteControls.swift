import MediaShared
import MelodyShared
import SottoAppSupport

/// The system's controls: those of all players, and how the queue plays and what the person likes.
@MainActor
enum RemoteControls {
  static func connect(to playback: PlaybackController) {
    let controls = TransportControls(of: playback)
    let center = MPRemoteCommandCenter.shared()
    controls.on(center.changeShuffleModeCommand) { playback, event in
      guard let event = event as? MPChangeShuffleModeCommandEvent else { return }
      playback.enqueue { queue in
        var generator = SystemRandomNumberGenerator()
        if event.shuffleType == .off { queue.unshuffle() } else { queue.shuffle(using: &generator) }
      }
    }
    controls.on(center.changeRepeatModeCommand) { playback, event in
      guard let event = event as? MPChangeRepeatModeCommandEvent else { return }
      playback.enqueue { queue in
        switch event.repeatType {
        case .off: queue.repeatMode = .none
        case .one: queue.repeatMode = .one
        case .all: queue.repeatMode = .all
        }
      }
    }
    controls.on(center.likeCommand) { playback, _ in try playback.keep(.like) }
    controls.on(center.dislikeCommand) { playback, _ in try playback.keep(.dislike) }
  }
}
