import Intents
import SottoTesting
import Testing

@Suite struct BenchTests {
  private let bench = Bench(
    TestedApp(
      "Tidepool", intents: [INPlayMediaIntent.self, INUpdateMediaAffinityIntent.self],
      mediaCategories: ["INMediaCategoryMusic"])
  ) { _ in TidepoolHandler() }

  @Test(arguments: [
    ("play skyfall by adele in tidepool", "skyfall", "adele"),
    ("spiel skyfall von adele", "skyfall", "adele"),
    ("включи skyfall от adele в tidepool", "skyfall", "adele"),
  ])
  func `a sentence becomes the intent its handler gets`(
    sentence: String, title: String, artist: String
  ) throws {
    let intent: INPlayMediaIntent = try bench.intent(from: sentence)
    #expect(intent.mediaSearch?.mediaName?.lowercased() == title)
    #expect(intent.mediaSearch?.artistName?.lowercased() == artist)
  }

  @Test func `another kind of request is told`() {
    #expect {
      let _: INAddMediaIntent = try bench.intent(from: "play hello in tidepool")
    } throws: { error in
      "\(error)".contains("INPlayMediaIntent, not an INAddMediaIntent")
    }
  }

  @Test(arguments: ["the weather is nice today", "what is the capital of france"])
  func `what is no request is told`(sentence: String) {
    #expect(throws: BenchError.self) {
      let _: INPlayMediaIntent = try bench.intent(from: sentence)
    }
  }

  @Test func `what the app does not do is told`() {
    #expect {
      let _: INRequestRideIntent = try bench.intent(from: "get me a ride to the airport")
    } throws: { "\($0)".contains("Tidepool") }
  }

  @Test func `a question is answered in words`() async throws {
    let turn = try await bench.say("play hello in tidepool", answers: ["the second one"])
    #expect(turn.outcome == .done, "\(turn)")
    #expect(
      turn.questions.map(\.choices) == [
        ["Hello, the song by Adele", "Hello, the song by Lionel Richie"]
      ], "\(turn)")
    #expect(turn.status(of: "mediaItems") == "disambiguation")
    let intent = try #require(turn.intent as? INPlayMediaIntent)
    #expect(intent.mediaItems?.map(\.identifier) == ["2"])
    #expect((turn.response as? INPlayMediaIntentResponse)?.code == .handleInApp)
    #expect(turn.told.donations.map(\.identifier) == ["2"])
  }

  @Test func `a question without an answer stays open`() async throws {
    let turn = try await bench.say("play hello in tidepool")
    #expect(turn.outcome == .question)
    #expect(turn.questions.last?.answer == nil)
  }

  @Test func `an answer that answers nothing is told`() async {
    await #expect(throws: BenchError.self) {
      try await bench.say("play hello in tidepool", answers: ["the weather is nice"])
    }
  }

  @Test func `an answer without a question is told`() async {
    await #expect(throws: BenchError.self) {
      try await bench.say("play skyfall in tidepool", answers: ["yes"])
    }
  }

  @Test func `nothing found is said in the person's language`() async throws {
    let turn = try await bench.say("spiel xyzzy in tidepool")
    #expect(turn.outcome == .failed)
    #expect(turn.text.contains("Tidepool"), "\(turn)")
  }

  @Test func `what plays is meant by “this song”`() async throws {
    var bench = bench
    bench.nowPlaying = PlayingItem(identifier: "3", title: "Skyfall", artist: "Adele")
    let intent: INUpdateMediaAffinityIntent = try bench.intent(from: "I like this song")
    #expect(intent.mediaSearch?.mediaIdentifier == "3")
    #expect(try await bench.say("I like this song").outcome == .done)
  }

  @Test func `a handler that hangs fails in time`() async throws {
    var bench = Bench(TestedApp("Tidepool", intents: [INPlayMediaIntent.self])) { _ in
      SilentHandler()
    }
    bench.timeLimit = .milliseconds(100)
    let turn = try await bench.say("play hello in tidepool")
    #expect(turn.outcome == .failed)
    #expect(turn.steps.last?.result == "no answer in time", "\(turn)")
  }

  @Test func `a missing handler is told with its provider`() async throws {
    let bench = Bench(TestedApp("Tidepool", intents: [INPlayMediaIntent.self])) { _ in nil }
    let turn = try await bench.say("play hello in tidepool")
    #expect(turn.steps.last?.result.contains("INPlayMediaIntent") == true, "\(turn)")
  }

  @Test func `a locked session keeps what is restricted`() async throws {
    var bench = bench
    bench.app.restrictedWhileLocked = ["INPlayMediaIntent"]
    bench.isLocked = true
    let turn = try await bench.say("play skyfall in tidepool")
    #expect(turn.outcome == .failed)
    #expect(turn.steps.isEmpty)
  }

  @Test func `a resolution result tells what it holds`() {
    let items = ["1", "2"].map {
      INMediaItem(identifier: $0, title: "Hello", type: .song, artwork: nil)
    }
    let choice = INMediaItemResolutionResult.disambiguation(with: items)
    #expect(choice.status == .disambiguation)
    #expect(choice.items.compactMap { ($0 as? INMediaItem)?.identifier } == ["1", "2"])
    let found = INPlayMediaMediaItemResolutionResult.success(with: items[0])
    #expect((found.value as? INMediaItem)?.identifier == "1")
    #expect(
      INPlayMediaMediaItemResolutionResult.unsupported(forReason: .loginRequired).reason
        == "loginRequired")
  }

  @Test(arguments: [
    (SiriHabit.losesReference, "like this song", "reference", ""),
    (.losesIdentifier, "like this song", "mediaIdentifier", ""),
    (.takesTypeWords, "play playlist of the day in tidepool", "mediaName", "day"),
    (.cutsAtHyphen, "play spider-man in tidepool", "mediaName", "spider"),
    (.putsAllInName, "play skyfall by adele in tidepool", "mediaName", "skyfall adele"),
    (.putsAllInName, "play skyfall by adele in tidepool", "artistName", ""),
    (.takesOneArtist, "play hello by adele and lionel richie in tidepool", "artistName", "adele"),
    (.hearsArtists, "включи сказку с Алисой в tidepool", "mediaName", "сказка с"),
  ])
  func `a habit of Siri's takes its part`(
    habit: SiriHabit, sentence: String, field: String, expected: String
  ) throws {
    var bench = bench
    bench.nowPlaying = PlayingItem(identifier: "3", title: "Skyfall", artist: "Adele")
    func value() throws -> String {
      let search: INMediaSearch?
      if field == "reference" || field == "mediaIdentifier" {
        search = (try bench.intent(from: sentence) as INUpdateMediaAffinityIntent).mediaSearch
      } else {
        search = (try bench.intent(from: sentence) as INPlayMediaIntent).mediaSearch
      }
      return switch field {
      case "reference": search?.reference == .currentlyPlaying ? "currentlyPlaying" : ""
      case "mediaIdentifier": search?.mediaIdentifier ?? ""
      case "artistName": search?.artistName ?? ""
      default: search?.mediaName ?? ""
      }
    }
    let usual = try value()
    bench.siriHabits = [habit]
    let changed = try value()
    #expect(changed.lowercased() == expected)
    #expect(changed != usual, "the habit has changed nothing")
  }
}
