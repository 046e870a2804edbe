import Foundation
import MediaShared
import MelodyShared
import SottoAppSupport

/// Connects the system's transport controls to what plays.
@MainActor
struct RemoteControls {
  private let playback: PlaybackController

  init(of playback: PlaybackController) {
    self.playback = playback
    let center = MPRemoteCommandCenter.shared()
    connectTransport(center)
    connectModes(center)
    connectFeedback(center)
    connectVolume()
  }

  private func connectTransport(_ center: MPRemoteCommandCenter) {
    on(center.playCommand) { playback, _ in try playback.resume() }
    on(center.pauseCommand) { playback, _ in playback.pause() }
    on(center.stopCommand) { playback, _ in playback.stop() }
    on(center.togglePlayPauseCommand) { playback, _ in
      if playback.isPlaying { playback.pause() } else { try playback.resume() }
    }
    on(center.nextTrackCommand) { playback, _ in try playback.skipToNext() }
    on(center.previousTrackCommand) { playback, _ in try playback.skipToPrevious() }
    on(center.skipForwardCommand) { playback, event in
      playback.seek(
        to: playback.position + ((event as? MPSkipIntervalCommandEvent)?.interval ?? 15))
    }
    on(center.skipBackwardCommand) { playback, event in
      playback.seek(
        to: playback.position - ((event as? MPSkipIntervalCommandEvent)?.interval ?? 15))
    }
    on(center.changePlaybackPositionCommand) { playback, event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else { return }
      playback.seek(to: event.positionTime)
    }
  }

  private func connectFeedback(_ center: MPRemoteCommandCenter) {
    on(center.likeCommand) { playback, _ in try playback.keep(.like) }
    on(center.dislikeCommand) { playback, _ in try playback.keep(.dislike) }
  }

  private func connectVolume() {
    PlayerVolume.shared.control(from: playback.state.volume) { [playback] volume in
      playback.setVolume(volume)
      playback.storeNow()
    }
  }

  private func connectModes(_ center: MPRemoteCommandCenter) {
    center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 0.75, 1, 1.25, 1.5, 2]
    on(center.changePlaybackRateCommand) { playback, event in
      guard let event = event as? MPChangePlaybackRateCommandEvent else { return }
      playback.setSpeed(Double(event.playbackRate))
    }
    on(center.changeShuffleModeCommand) { playback, event in
      guard let event = event as? MPChangeShuffleModeCommandEvent else { return }
      playback.enqueue { queue in
        var generator = SystemRandomNumberGenerator()
        if event.shuffleType == .off { queue.unshuffle() } else { queue.shuffle(using: &generator) }
      }
    }
    on(center.changeRepeatModeCommand) { playback, event in
      guard let event = event as? MPChangeRepeatModeCommandEvent else { return }
      playback.enqueue { queue in
        switch event.repeatType {
        case .off: queue.repeatMode = .none
        case .one: queue.repeatMode = .one
        case .all: queue.repeatMode = .all
        }
      }
    }
  }

  /// Every control needs something to play.
  private func on(
    _ command: MPRemoteCommand,
    _ action: @escaping (PlaybackController, MPRemoteCommandEvent) throws -> Void
  ) {
    command.addTarget { [playback] event in
      guard playback.current != nil else { return .noActionableNowPlayingItem }
      do {
        try action(playback, event)
        playback.storeNow()
        return .success
      } catch PlayerError.nothingToPlay {
        return .noSuchContent
      } catch {
        Notice.say(error.localizedDescription)
        return .commandFailed
      }
    }
  }
}
