import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// Every language has words for all that can happen.
@Suite struct DialogueTests {
  private static let item: PlainValue = ["title": "Skyfall", "type": "song", "artist": "Adele"]
  private static let search: PlainValue = ["mediaName": "skyfall"]

  @Test func `every ending has its sentence`() throws {
    for dialogue in try Self.dialogues() {
      for ending in Self.endings {
        let text = dialogue.answer(to: try Self.result(ending))
        #expect(text.isSentence, "\(dialogue.language.code), \(ending): \(text)")
      }
      let reading = Reading(text: "", locale: "en")
      let melody = try #require(SampleApps.named("Melody"))
      for route in [
        Router.Route.nobody, .notAllowed(melody), .cannot(melody), .absent("Spotify"),
      ] {
        let text = dialogue.answer(to: .notRouted(reading, route))
        #expect(text.isSentence, "\(dialogue.language.code), \(route): \(text)")
      }
    }
  }

  /// What is not found while its app is still reading may be found later.
  @Test func `nothing is found, and reading goes on`() throws {
    let work = AppWork(done: 310, total: 1204)
    let nothing: [Ending] = [
      .notFound(parameter: "mediaItems"),
      .unsupported(parameter: "mediaDestination", reason: "playlistNameNotFound"),
    ]
    for dialogue in try Self.dialogues() {
      for ending in nothing {
        let result = try Self.result(ending)
        let answer = dialogue.answer(to: result)
        let text = dialogue.answer(to: result, where: nil, during: work)
        #expect(text.hasPrefix(answer) && text.isSentence, "\(text)")
        #expect(text.contains("310") && text.contains("1204"), "\(text)")
        let begun = dialogue.answer(
          to: result, where: nil, during: AppWork(done: 0, total: 1))
        #expect(begun.hasPrefix(answer) && begun.isSentence && !begun.contains("1"), "\(begun)")
        #expect(dialogue.answer(to: result, where: nil, during: nil) == answer)
      }
      for ending: Ending in [
        .fault(.crashed), .unsupported(parameter: "mediaItems", reason: "none"),
      ] {
        let result = try Self.result(ending)
        #expect(
          dialogue.answer(to: result, where: nil, during: work) == dialogue.answer(to: result))
      }
      let (begins, ends) = (
        work.sentence(of: "Melody", dialogue),
        AppWork(done: 1204, total: 1204).sentence(of: "Melody", dialogue)
      )
      #expect(begins.isSentence && begins.contains("310") && ends.isSentence && begins != ends)
    }
    #expect(
      try Self.english().answer(to: Self.result(nothing[0]), where: nil, during: work)
        .hasSuffix("Melody is still reading: 310 of 1204. Ask again when it is done."))
  }

  @Test func `what is missing is asked for by what it is`() throws {
    let parameters = [
      "targetTaskList", "taskList", "taskTitles", "title", "targetTask", "tasks", "taskTitle",
      "status", "temporalEventTrigger", "spatialEventTrigger", "nextTriggerTime", "priority",
      "taskPriority", "content", "targetNote", "groupName", "pickupLocation", "dropOffLocation",
      "rideOptionName", "partySize", "scheduledPickupTime", "affinityType",
    ]
    for dialogue in try Self.dialogues() {
      let whatever = dialogue.say("", "ask.value", ["unheardOf"], [:])
      for parameter in parameters {
        let question = dialogue.say("", "ask.value", [parameter], [:])
        #expect(question.isSentence && question != whatever, "\(dialogue.language.code)")
      }
      for intent in [
        "INPlayMediaIntent", "INAddMediaIntent", "INUpdateMediaAffinityIntent",
        "INSearchForMediaIntent",
      ] {
        #expect(dialogue.say(intent, "ask.value", ["mediaItems"], [:]) != whatever)
      }
    }
  }

  /// The reasons and codes of the media intents, by the parameter that a reason is given for.
  private static let reasons: [(intent: String, parameter: String, reasons: [String])] = [
    ("INPlayMediaIntent", "mediaItems", INPlayMediaMediaItemUnsupportedReason.spellings.map(\.key)),
    (
      "INPlayMediaIntent", "playbackSpeed",
      INPlayMediaPlaybackSpeedUnsupportedReason.spellings.map(\.key)
    ),
    ("INAddMediaIntent", "mediaItems", INAddMediaMediaItemUnsupportedReason.spellings.map(\.key)),
    (
      "INAddMediaIntent", "mediaDestination",
      INAddMediaMediaDestinationUnsupportedReason.spellings.map(\.key)
    ),
    (
      "INUpdateMediaAffinityIntent", "mediaItems",
      INUpdateMediaAffinityMediaItemUnsupportedReason.spellings.map(\.key)
    ),
    ("INUpdateMediaAffinityIntent", "affinityType", ["dislike"]),
    (
      "INSearchForMediaIntent", "mediaItems",
      INSearchForMediaMediaItemUnsupportedReason.spellings.map(\.key)
    ),
  ]

  @Test func `every reason has a sentence of its own`() throws {
    for dialogue in try Self.dialogues() {
      for (intent, parameter, reasons) in Self.reasons {
        var told: Set<String> = []
        for reason in reasons + ["none"] {
          let ending = Ending.unsupported(parameter: parameter, reason: reason)
          let text = dialogue.answer(to: try Self.result(ending, of: intent))
          #expect(text.isSentence, "\(dialogue.language.code), \(intent): \(text)")
          #expect(told.insert(text).inserted, "\(dialogue.language.code), \(intent): \(reason)")
        }
        #expect(told.count > 1)
      }
    }
  }

  @Test func `every failure that says more than failure has a sentence of its own`() throws {
    let codes: [(intent: String, codes: [String])] = [
      ("INPlayMediaIntent", INPlayMediaIntentResponseCode.spellings.map(\.key)),
      ("INAddMediaIntent", INAddMediaIntentResponseCode.spellings.map(\.key)),
      ("INUpdateMediaAffinityIntent", INUpdateMediaAffinityIntentResponseCode.spellings.map(\.key)),
      ("INSearchForMediaIntent", INSearchForMediaIntentResponseCode.spellings.map(\.key)),
    ]
    for dialogue in try Self.dialogues() {
      for (intent, codes) in codes {
        var told: Set<String> = []
        for code in codes where code.hasPrefix("failure") {
          let text = dialogue.answer(to: try Self.result(.failed(Self.response(code)), of: intent))
          #expect(told.insert(text).inserted, "\(dialogue.language.code), \(intent): \(code)")
        }
        #expect(told.count > 1)
      }
    }
  }

  @Test func `an empty playlist is named, and anything else without a part unheard is not empty`()
    throws
  {
    let failed = Ending.failed(Self.response("failureNoUnplayedContent"))
    for dialogue in try Self.dialogues() {
      let texts = try ["playlist", "podcastShow"].map { kind in
        let item: PlainValue = ["title": "Monday", "type": .string(kind)]
        return dialogue.answer(
          to: .request(try Self.candidate(values: ["mediaItems": [item]]), failed))
      }
      #expect(texts[0].contains("Monday") && texts[0].isSentence, "\(texts[0])")
      #expect(!texts[1].contains("Monday") && texts[1].isSentence, "\(texts[1])")
    }
  }

  @Test func `where nothing can be kept, a failure without a reason has one`() throws {
    for dialogue in try Self.dialogues() {
      for problem in StorageProblem.allCases {
        let failed = try Self.result(.failed(Self.response("failure")))
        let text = dialogue.answer(to: failed, where: problem)
        #expect(text.isSentence, "\(dialogue.language.code), \(problem): \(text)")
        #expect(text != dialogue.answer(to: failed))
        for other in [Ending.done(Self.response("success")), .notFound(parameter: "mediaItems")] {
          let result = try Self.result(other)
          #expect(dialogue.answer(to: result, where: problem) == dialogue.answer(to: result))
        }
      }
    }
  }

  @Test func `every question has its sentence, with what it offers`() throws {
    let apps = Array(SampleApps.all.prefix(2))
    let questions: [Turn.OpenQuestion] = [
      .request(.choice(parameter: "mediaItems", values: [Self.item, Self.item])),
      .request(.value(parameter: "mediaItems")), .request(.value(parameter: "playbackSpeed")),
      .request(.confirmation(parameter: "mediaItems", value: Self.item)),
      .request(.confirmation(parameter: "playShuffled", value: .null)), .request(.openApp),
    ]
    for dialogue in try Self.dialogues() {
      for question in questions {
        let (text, choices) = dialogue.question(question, of: try Self.candidate())
        #expect(text.isSentence, "\(dialogue.language.code), \(question): \(text)")
        #expect(choices.count == question.choiceCount)
        #expect(choices.allSatisfy { text.contains($0) && $0.contains("Skyfall") })
      }
      let (text, choices) = dialogue.question(.app(apps, []), of: nil)
      #expect(choices == ["Melody", "Radio"])
      #expect(text.isSentence && text.contains("2. Radio"))
      for count in 1...2 {
        let apps = Array(apps.prefix(count))
        let instead = dialogue.question(.app(apps, [], missing: "Spotify"), of: nil).text
        #expect(instead.isSentence && instead.contains("Spotify") && instead.contains("Melody"))
        #expect(instead.contains("2. Radio") == (count == 2))
      }
    }
  }

  /// Whatever the question, in every language.
  @Test(arguments: [(Attendance.Profile.screen, 4), (.voice, 3), (.watch, 3)])
  func `few choices are named, and any may be chosen`(
    profile: Attendance.Profile, most: Int
  ) throws {
    let names = (1...8).map { "Song \($0)" }
    let items = names.map { PlainValue.object(["title": .string($0)]) }
    let playlists = names.map { PlainValue.object(["playlistName": .string($0)]) }
    let melody = try #require(SampleApps.named("Melody"))
    let apps = names.map { name in
      var app = melody
      app.name = name
      return app
    }
    for dialogue in try Self.dialogues() {
      let dialogue = Dialogue(
        language: dialogue.language, attendance: Attendance(profile: profile),
        clock: { .distantPast })
      for question in [
        Turn.OpenQuestion.request(.choice(parameter: "mediaItems", values: items)),
        .request(.choice(parameter: "mediaDestination", values: playlists)),
        .app(apps, []), .app(apps, [], missing: "Spotify"),
      ] {
        let (text, choices) = dialogue.question(question, of: try Self.candidate())
        #expect(text.contains("\(most). "), "\(text)")
        #expect(!text.contains("\(most + 1). "), "\(text)")
        #expect(choices.count == 8)
      }
    }
  }

  @Test func `no sentence names choices that a screen shows`() throws {
    let apps = Array(SampleApps.all.prefix(2))
    let items: [PlainValue] = [Self.item, ["title": "Hello", "type": "song", "artist": "Adele"]]
    for dialogue in try Self.dialogues() {
      let seen = Dialogue(
        language: dialogue.language, attendance: Attendance(profile: .screen, showsChoices: true),
        clock: { .distantPast })
      for question in [
        Turn.OpenQuestion.request(.choice(parameter: "mediaItems", values: items)),
        .app(apps, []), .app(apps, [], missing: "Spotify"),
      ] {
        let (text, choices) = seen.question(question, of: try Self.candidate())
        #expect(text.isSentence && !text.contains(/[0-9:：]/), "\(text)")
        #expect(choices.count == 2 && !choices.contains { text.contains($0) })
        let named = dialogue.question(question, of: try Self.candidate())
        #expect(named.choices == choices && choices.allSatisfy(named.text.contains))
      }
      #expect(seen.answer("1.", offering: ["Hello"], isFound: false) == "1.")
      #expect(dialogue.answer("1.", offering: ["Hello"], isFound: false).contains("Hello"))
    }
  }

  @Test func `of several that were described their number is told`() throws {
    let items = PlainValue.list([Self.item, ["title": "Hello", "type": "song", "artist": "Adele"]])
    let candidate = try Self.candidate(values: ["mediaItems": items, "mediaSearch": [:]])
    let text = try Self.english().answer(to: .request(candidate, .done(Self.response("success"))))
    #expect(text == "Playing 2 songs by Adele in Melody.")
  }

  @Test(
    arguments: [
      ([:], "Playing Skyfall by Adele in Melody."),
      (["playShuffled": true], "Shuffling Skyfall by Adele in Melody."),
      (["playbackQueueLocation": "next"], "Next in Melody: Skyfall by Adele."),
      (["playbackQueueLocation": "later"], "Queued in Melody: Skyfall by Adele."),
      (["playbackQueueLocation": "now"], "Playing Skyfall by Adele in Melody."),
      (
        ["playbackQueueLocation": "next", "playShuffled": true],
        "Next in Melody: Skyfall by Adele."
      ),
      (["mediaContainer": ["title": "25", "type": "album"]], "Playing the album 25 in Melody."),
      (["mediaItems": []], "Playing in Melody."),
    ] as [([String: PlainValue], String)])
  func `the most particular sentence is said`(values: [String: PlainValue], text: String) throws {
    let all = ["mediaItems": .list([Self.item])].merging(values) { $1 }
    let candidate = try Self.candidate(values: .object(all))
    #expect(
      try Self.english().answer(to: .request(candidate, .done(Self.response("success")))) == text)
  }

  @Test func `a thing without a name is not spoken of`() throws {
    let values: PlainValue = [
      "mediaItems": [["title": "", "type": "unknown"]], "mediaDestination": ["type": "library"],
      "affinityType": "like", "playShuffled": true,
    ]
    let intents = ["INPlayMediaIntent", "INAddMediaIntent", "INUpdateMediaAffinityIntent"]
    for dialogue in try Self.dialogues() {
      for intent in intents {
        let candidate = try Self.candidate(of: intent, values: values)
        let text = dialogue.answer(to: .request(candidate, .done(Self.response("success"))))
        #expect(text.isSentence, "\(dialogue.language.code), \(intent): \(text)")
      }
    }
  }

  @Test func `an intent without sentences of its own gets the general ones`() throws {
    var candidate = try Self.candidate()
    candidate.request = Request(intentName: "INOrderPizzaIntent", values: [:], parameters: [])
    let text = try Self.english().answer(to: .request(candidate, .done(Self.response("success"))))
    #expect(text == "Done in Melody.")
  }
}

extension DialogueTests {
  @Test func `a remark about what plays is read once and never heard, a note each time`() throws {
    let info = HandlerResponse.nowPlayingInfo(note: "nobody hears it", remark: "a sample")
    let response = HandlerResponse(plain: ["code": "success", "nowPlayingInfo": info ?? .null])
    let result = try Self.result(.done(response))
    var dialogue = try Self.english()
    #expect(dialogue.answer(to: result).contains("(a sample; nobody hears it)"))
    let remark = try #require(dialogue.remark(in: response))
    dialogue.readRemarks.insert(remark)
    #expect(dialogue.answer(to: result).contains("(nobody hears it)"))
    #expect(dialogue.remark(in: response) == nil)
    let spoken = Dialogue(
      language: dialogue.language, attendance: Attendance(profile: .voice),
      clock: { .distantPast })
    #expect(spoken.answer(to: result).contains("(nobody hears it)"))
    #expect(spoken.remark(in: response) == nil)
  }

  private static func dialogues() throws -> [Dialogue] {
    let languages = try CaseFile.languages.get()
    return languages.codes.compactMap(languages.language).map {
      Dialogue(language: $0, clock: { .distantPast })
    }
  }

  private static func english() throws -> Dialogue {
    Dialogue(
      language: try #require(CaseFile.languages.get().language("en")), clock: { .distantPast })
  }

  private static let endings: [Ending] =
    [
      .notFound(parameter: "mediaItems"), .cancelled, .superseded,
      .unanswered(parameter: "mediaItems"), .unsupported(parameter: "mediaItems", reason: "none"),
      .fault(.crashed), .fault(.timedOut), .fault(.badReply("a reason")), .fault(.noHandler()),
      .fault(.notStarted("It is not there.")), .fault(.refusedByApp),
    ]
    + INPlayMediaIntentResponseCode.spellings.flatMap { code, _ in
      [.done(response(code)), .failed(response(code))]
    }

  private static func response(_ code: String) -> HandlerResponse {
    HandlerResponse(plain: ["code": .string(code)])
  }

  private static func result(
    _ ending: Ending, of intent: String = "INPlayMediaIntent"
  ) throws -> Turn.Result {
    .request(try candidate(of: intent), ending)
  }

  private static func candidate(
    of intent: String = "INPlayMediaIntent",
    values: PlainValue = [
      "mediaItems": [item], "mediaSearch": search,
      "mediaDestination": ["type": "playlist", "playlistName": "Gym"],
    ]
  ) throws -> Turn.Candidate {
    Turn.Candidate(
      reading: Reading(text: "", locale: "en", intent: intent),
      app: try #require(SampleApps.named("Melody")),
      request: Request(intentName: intent, values: values, parameters: []))
  }
}

extension String {
  /// Whether this reads as a sentence: neither a key that no language has, nor one unfilled.
  fileprivate var isSentence: Bool {
    guard let last else { return false }
    return ".?!”»“。！？".contains(last) && !contains("{") && !contains("[")
  }
}
