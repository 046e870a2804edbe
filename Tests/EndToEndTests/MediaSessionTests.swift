import Foundation
import Intents
import SottoHost
import SottoLanguage
import SottoStore
import SottoWire
import Testing

/// The system's own controls, as a headset has them, reach what plays: the assistant in this
/// process, Melody and its player in theirs.
@Suite(.ownThread) struct MediaSessionTests {
  @Test(.timeLimit(.minutes(3))) func `a button of the system reaches the player`() async throws {
    let home = try TestHome()
    try home.installMelody()
    try home.sotto("quit")
    let folder = try SottoHome(environment: ["SOTTO_HOME": home.folder.path])
    // Where other tests hold the threads that this one's assistant shares with them, an answer is
    // late, and not missing: the time limit of the test is the only one.
    var settings = AssistantSettings()
    settings.requestLimit = .seconds(600)
    let assistant = try Assistant(
      home: folder, store: Store(path: folder.database), languages: .installed(),
      settings: settings)
    let session = assistant.mediaSession
    #expect(await session.perform("pause") == false, "nothing plays")

    let reply = try await assistant.say(ClientCalls.Say(text: "play the album 25"))
    try #require(reply.outcome == .done, "\(reply.text)")
    var heard = session.nowPlaying.makeAsyncIterator()
    let first = try #require(try await heard.next(where: { $0.isPlaying }))
    #expect(await session.perform("nextTrack"))
    let second = try #require(try await heard.next(where: { $0.title != first.title }))
    #expect(second.isPlaying)
    #expect(await session.perform("pause"))
    #expect(try await heard.next(where: { !$0.isPlaying })?.title == second.title)
    #expect(await session.perform("togglePlayPause"))
    #expect(try await heard.next(where: { $0.isPlaying })?.title == second.title)
    #expect(await session.perform("setVolume", value: 30))
    #expect(await session.perform("flyAway") == false, "no player knows that")
    await assistant.stop()
    #expect(await session.perform("pause") == false, "nothing plays any more")
  }
}

extension AsyncIteratorProtocol where Element == PlayingSummary? {
  /// The first that fits, of those that still come.
  fileprivate mutating func next(
    where fits: (PlayingSummary) -> Bool
  ) async throws -> PlayingSummary? {
    while let message = try await next() {
      if let message, fits(message) { return message }
    }
    return nil
  }
}
