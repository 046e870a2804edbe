import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// What is said of transport controls, in every language.
@Suite struct ControlAnswerTests {
  private static let controls: [Plan.Control] = [
    ("play", nil), ("pause", nil), ("stop", nil), ("nextTrack", nil), ("previousTrack", nil),
    ("seekForward", 30), ("seekBackward", nil), ("setVolume", 40), ("changeVolume", 10),
    ("mute", nil), ("unmute", nil), ("changeRepeatMode", "one"), ("changeRepeatMode", "all"),
    ("changeRepeatMode", "none"), ("changeShuffleMode", true), ("changeShuffleMode", false),
    ("whatIsPlaying", nil), ("whatIsNext", nil),
  ].map { Plan.Control(command: $0, value: $1) }

  private static func dialogues() throws -> [Dialogue] {
    let languages = try CaseFile.languages.get()
    return languages.codes.compactMap(languages.language).map {
      Dialogue(language: $0, clock: { .distantPast })
    }
  }

  private func playing(_ title: String?, isPlaying: Bool = true) -> NowPlaying {
    NowPlaying(app: "a", title: title, artist: "Adele", isPlaying: isPlaying, volume: 0.4)
  }

  @Test func `another player is named with what it did, and an app of ours is not`() throws {
    let melody = try #require(SampleApps.named("Melody"))
    for dialogue in try Self.dialogues() {
      for control in Self.controls {
        let now = playing("Skyfall")
        let other = dialogue.answer(to: control, .done(.other("mpv"), now))
        #expect(other.contains("mpv"), "\(dialogue.language.code): \(other)")
        let ours = dialogue.answer(to: control, .done(.app(melody), now))
        for text in [other, ours] {
          #expect(!text.contains("control.") && !text.contains("["), "\(text)")
        }
        if !control.command.hasPrefix("what") {
          #expect(!ours.contains("Melody"), "\(dialogue.language.code): \(ours)")
        }
      }
      let pause = Plan.Control(command: "pause", value: nil)
      for result in [ControlResult.refused(.other("mpv")), .nothingMore(.other("mpv"))] {
        #expect(dialogue.answer(to: pause, result).contains("mpv"))
      }
    }
  }

  @Test func `what has no title is not spoken of by one`() throws {
    let question = Plan.Control(command: "whatIsPlaying", value: nil)
    for dialogue in try Self.dialogues() {
      for isPlaying in [true, false] {
        let now = playing(nil, isPlaying: isPlaying)
        let text = dialogue.answer(to: question, .done(.other("mpv"), now))
        #expect(text.contains("mpv") && !text.contains("control."), "\(text)")
      }
    }
  }
}
