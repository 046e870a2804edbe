import Foundation
import SottoAppSupport

/// Connects the system's transport controls to what plays.
@MainActor
package struct TransportControls<Playing: Playback> {
  private let playback: Playing

  @discardableResult
  package init(of playback: Playing) {
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
    connectPosition(center)
    PlayerVolume.shared.control(from: playback.volume) {
      playback.setVolume($0)
      playback.storeNow()
    }
  }

  private func connectPosition(_ center: MPRemoteCommandCenter) {
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
  }

  /// Seconds.
  private static func interval(of event: MPRemoteCommandEvent) -> Double {
    (event as? MPSkipIntervalCommandEvent)?.interval ?? 15
  }

  /// Has a command do something. Every control needs something to play.
  package func on(
    _ command: MPRemoteCommand,
    _ action: @escaping (Playing, MPRemoteCommandEvent) throws -> Void
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
