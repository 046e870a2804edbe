import Intents
import SottoAssistant
import SottoWire

/// What plays, for the system's own controls: media keys, a panel's buttons, a headset.
///
/// An MPRIS service, or whatever else the system has for them, attaches here.
package struct MediaSession: Sendable {
  private let controls: MediaControls

  init(_ controls: MediaControls) { self.controls = controls }

  /// What plays now, and after each change; `nil` is nothing. Who reads too slowly gets the latest.
  package var nowPlaying: AsyncStream<SystemCalls.NowPlaying?> { controls.board.messages }

  /// Has the app that plays carry out a transport control.
  ///
  /// - Parameters:
  ///   - command: As a Reading spells it: `togglePlayPause`, `nextTrack`, `setVolume`…
  ///   - value: Seconds, percent or a mode, where the command takes one.
  /// - Returns: Whether the app did it; `false` where nothing plays.
  package func perform(_ command: String, value: PlainValue? = nil) async -> Bool {
    let result = await controls.perform(Plan.Control(command: command, value: value))
    switch result {
    case .done, .volume: return true
    case .refused, .nothingMore, .nothingPlays: return false
    }
  }
}

extension Assistant {
  package nonisolated var mediaSession: MediaSession { MediaSession(controls) }
}
