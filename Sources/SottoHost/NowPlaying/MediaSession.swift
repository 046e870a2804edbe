import Foundation
import Intents
import SottoAssistant
import SottoWire

/// What plays, for the system's own controls: media keys, a panel's buttons, a headset.
///
/// `ExportedPlayer` attaches here, or whatever else the system has for them.
package struct MediaSession: Sendable {
  private let controls: MediaControls

  init(_ controls: MediaControls) { self.controls = controls }

  /// What plays now, and after each change; `nil` is nothing. Who reads too slowly gets the latest.
  package var nowPlaying: some AsyncSequence<PlayingSummary?, Never> & Sendable {
    controls.board.messages.map { [controls] _ in controls.playing }
  }

  /// Where the picture of what plays lies, by its name.
  func picture(named name: String) -> URL { controls.artwork.url(of: name) }

  /// Has the app that plays carry out a transport control. It is meant for that one alone: no other
  /// of the desktop's players gets it.
  ///
  /// - Parameters:
  ///   - command: As a Reading spells it: `togglePlayPause`, `nextTrack`, `setVolume`…
  ///   - value: Seconds, percent or a mode, where the command takes one.
  /// - Returns: Whether the app did it; `false` where nothing plays.
  package func perform(_ command: String, value: PlainValue? = nil) async -> Bool {
    let result = await controls.performInApp(Plan.Control(command: command, value: value))
    if case .done = result { return true } else { return false }
  }
}

extension Assistant {
  package nonisolated var mediaSession: MediaSession { MediaSession(controls) }
}
