import Foundation
import MediaShared
import ReelShared
import SottoAppSupport

/// Connects the system's transport controls to what plays.
@MainActor
struct RemoteControls {
  private let playback: VideoController

  init(of playback: VideoController) {
    self.playback = playback
    let center = MPRemoteCommandCenter.shared()
    on(center.playCommand) { playback, _ in try playback.resume() }
    on(center.pauseCommand) { playback, _ in playback.pause() }
    on(center.stopCommand) { playback, _ in playback.stop() }
    on(center.togglePlayPauseCommand) { playback, _ in
      if playback.isPlaying { playback.pause() } else { try playback.resume() }
    }
    on(center.nextTrackCommand) { playback, _ in try playback.skipToNext() }
    on(center.previousTrackCommand) { playback, _ in try playback.skipToPrevious() }
    on(center.skipForwardCommand) { playback, event in
      playback.seek(to: playback.position + Self.interval(of: event))
    }
    on(center.skipBackwardCommand) { playback, event in
      playback.seek(to: playback.position - Self.interval(of: event))
    }
    on(center.changePlaybackPositionCommand) { playback, event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else { return }
      playback.seek(to: event.positionTime)
    }
    center.changePlaybackRateCommand.supportedPlaybackRates = [0.5, 0.75, 1, 1.25, 1.5, 2]
    on(center.changePlaybackRateCommand) { playback, event in
      guard let event = event as? MPChangePlaybackRateCommandEvent else { return }
      playback.setSpeed(Double(event.playbackRate))
    }
    PlayerVolume.shared.control(from: playback.progress.volume) { playback.setVolume($0) }
  }

  /// Seconds.
  private static func interval(of event: MPRemoteCommandEvent) -> Double {
    (event as? MPSkipIntervalCommandEvent)?.interval ?? 15
  }

  /// Every control needs something to play.
  private func on(
    _ command: MPRemoteCommand,
    _ action: @escaping (VideoController, MPRemoteCommandEvent) throws -> Void
  ) {
    command.addTarget { [playback] event in
      guard playback.current != nil else { return .noActionableNowPlayingItem }
      do {
        try action(playback, event)
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
