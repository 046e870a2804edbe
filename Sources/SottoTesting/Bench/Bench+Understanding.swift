public import Intents
import SottoAssistant
import SottoLanguage

extension Bench {
  /// What the sentence asks of the app, as the intent that its handler would get.
  ///
  /// ```swift
  /// let intent: INPlayMediaIntent = try bench.intent(from: "play hello by adele")
  /// #expect(intent.mediaSearch?.artistName == "adele")
  /// ```
  ///
  /// - Throws: `BenchError` where it is another kind of request or none, or is for another app;
  ///   `LanguageError` where the languages cannot be read.
  public func intent<Intent: INIntent>(
    from sentence: String, as type: Intent.Type = Intent.self
  ) throws -> Intent {
    let understood = try understand(sentence)
    guard case .turn(let readings) = understood.plan else {
      throw BenchError.notUnderstood(sentence: sentence, as: understood.summary)
    }
    var turn = turn(for: readings, in: understood.dialogue.language)
    let first = turn.start()
    guard case .work = first, let request = turn.current?.request else {
      throw BenchError.notForTheApp(
        sentence: sentence, app: app.name, said: understood.dialogue.text(of: first))
    }
    guard let description = IntentDescription.named(request.intentName),
      let intent = try SpokenTimeZone.$chosen.withValue(
        timeZone, operation: { try description.intent(from: request.values) as? Intent })
    else {
      throw BenchError.otherIntent(
        sentence: sentence, expected: "\(type)", found: request.intentName)
    }
    return intent
  }

  /// - Parameters:
  ///   - question: What the sentence answers.
  ///   - language: What the person speaks, where it is known already.
  func understand(
    _ sentence: String, question: AskedQuestion? = nil, language: String? = nil
  ) throws -> Understood {
    let languages = try Languages.forTests.get()
    let readings = languages.understand(
      sentence, locale: language ?? locale, surroundings: surroundings(question: question),
      explains: true)
    let spoken = languages.language(language ?? readings[0].locale) ?? languages.fallback
    let attendance = Attendance(profile: isVoiceOnly ? .voice : .screen, isLocked: isLocked)
    return Understood(
      reading: readings[0],
      plan: Plan(readings: readings, question: question?.question, language: spoken),
      dialogue: Dialogue(language: spoken, attendance: attendance, clock: { [now] in now }))
  }

  func turn(for readings: [Reading], in language: Language) -> Turn {
    let habits = SiriHabit.allCases.filter(siriHabits.contains)
    let playing = nowPlaying.map {
      NowPlaying(
        app: app.name, item: $0.identifier, title: $0.title, artist: $0.artist, isPlaying: true)
    }
    let router = Router(apps: [app.profile], nowPlaying: playing, isLocked: isLocked)
    let heard = habits.reduce(readings) { $1.applied(to: $0) }
    return Turn(readings: heard, router: router) { reading, _ in
      let values = IntentBuilder.values(of: reading, nowPlaying: playing)
      return Request(
        intentName: reading.intent ?? "",
        values: habits.reduce(values) { $1.applied(to: $0, in: language) },
        parameters: IntentBuilder.parameters(of: reading))
    }
  }

  private func surroundings(question: AskedQuestion?) -> Surroundings {
    var surroundings = Surroundings(apps: [app.named], now: now, timeZone: timeZone)
    surroundings.nowPlaying = nowPlaying == nil ? nil : app.name
    surroundings.question = question?.surroundings
    return surroundings
  }
}

extension Dialogue {
  /// What the person hears of where a turn stands.
  fileprivate func text(of action: Turn.Action) -> String {
    switch action {
    case .ask(let question): self.question(question, of: nil).text
    case .end(let result): answer(to: result)
    case .work: ""
    }
  }
}

extension Languages {
  /// Read once, for all tests of the process.
  static let forTests = Result { try installed() }
}
