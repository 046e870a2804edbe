import Intents
import SottoWire

extension MessageKind {
  private static let playing = PlayingSummary(
    app: "app.sotto.Melody", appName: "Melody", at: 7.5,
    SystemCalls.NowPlaying(
      title: "Skyfall", artist: "Adele", album: "Skyfall", identifier: "1", duration: 286.5,
      elapsed: 3, isPlaying: true, volume: 0.5, next: "Hello"))

  private static let turnEvent = {
    var event = ClientCalls.TurnEvent(turn: "1", milliseconds: 1.5)
    event.readings = [["intent": "INPlayMediaIntent"]]
    event.app = .init(
      identifier: "app.sotto.Melody", name: "Melody", intent: "INPlayMediaIntent", reason: "only")
    event.step = .init(name: "handle", result: "success", milliseconds: 1.25)
    event.output = .init(process: "app.sotto.Melody", lines: ["a", "b"])
    return event
  }()

  /// What a page follows: turns while they go on, what plays, and voices.
  static let turnMessages =
    event(turnEvent)
    + call(ClientCalls.Cancel(conversation: "c"), .init(cancelled: true))
    + call(
      ClientCalls.Understand(
        text: "play skyfall", locale: "en", now: 7.5, apps: ["Melody"], why: true),
      ["intent": "INPlayMediaIntent"])
    + call(ClientCalls.FollowNowPlaying(), Nothing())
    + event(ClientCalls.NowPlayingChange(nowPlaying: playing))
    + call(ClientCalls.FollowProgress(), Nothing())
    + event(
      ClientCalls.Progress(app: "app.sotto.Melody", appName: "Melody", done: 10, total: 100))
    + event(SystemCalls.ShowProgress(done: 10, total: 100))
    + call(ClientCalls.FollowVoices(), Nothing())
    + event(
      ClientCalls.VoiceEvent(conversation: "c", state: .answered, text: "Paused.", locale: "en"))
    + call(ClientCalls.GetNowPlaying(), .init(nowPlaying: playing))
    + call(ClientCalls.GetArtwork(), .init(type: "image/png", content: "iVBORw0KGgo="))
    + call(
      ClientCalls.Control(command: "seek", value: 30, locale: "en"),
      .init(text: "Done.", outcome: .done, app: "Melody", nowPlaying: playing))
}
