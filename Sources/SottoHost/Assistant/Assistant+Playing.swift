import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

// What plays, for front ends that show it and have buttons.

extension Assistant {
  /// Has the app that plays carry out a transport control.
  nonisolated func control(_ call: ClientCalls.Control) async -> ClientCalls.Control.Answer {
    let dialogue = context.dialogue(call.locale ?? attendants.language.code)
    let control = Plan.Control(command: call.command, value: call.value)
    let result = await controls.perform(control)
    return .init(
      text: dialogue.answer(to: control, result).shown(), outcome: result.outcome,
      app: result.player?.name(in: dialogue.language.code).shown(atMost: ShownLength.name),
      nowPlaying: controls.playing)
  }
}

extension MediaControls {
  /// The picture of what plays, or is paused.
  var picture: ClientCalls.GetArtwork.Answer {
    let picture = board.message?.artwork.flatMap(artwork.picture)
    return .init(
      type: picture?.kind.mediaType, content: picture?.data.base64EncodedString())
  }

  /// What plays, or is paused.
  var playing: PlayingSummary? {
    board.told.map { told in
      PlayingSummary(
        app: told.app, appName: registry.name(of: told.app),
        at: told.date.timeIntervalSince1970, told.message
      ).shown
    }
  }
}
