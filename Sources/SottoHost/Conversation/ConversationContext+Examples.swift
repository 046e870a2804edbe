import SottoAssistant
import SottoLanguage

/// What a person can say: the allowed apps' own example phrases.
extension ConversationContext {
  /// Example sentences of the allowed apps in a language: one of each app before a second of any, and of
  /// each intent of an app likewise.
  ///
  /// Only those that are understood as what the app says they ask for: nobody is told to say what
  /// does not work.
  ///
  /// - Parameters:
  ///   - app: the app they are asked of, as a Reading names it; `nil` for all.
  ///   - intent: what they ask for; `nil` for anything.
  ///   - count: how many at most.
  func examples(
    _ language: String, of app: String? = nil, for intent: String? = nil, atMost count: Int
  ) async -> [String] {
    await languages.inTurn { [self] _ in
      examplesUnderstood(language, of: app, for: intent, atMost: count)
    }
  }

  private func examplesUnderstood(
    _ language: String, of app: String?, for intent: String?, atMost count: Int
  ) -> [String] {
    let surroundings = surroundings(question: nil)
    var waiting = exampleQueues(language, of: app).filter { intent ?? $0.intent == $0.intent }
    var examples: [String] = []
    while examples.count < count, !waiting.isEmpty {
      for index in waiting.indices where examples.count < count {
        let works = waiting[index].sentences.firstIndex {
          isUnderstood($0, waiting[index], language, surroundings)
        }
        guard let works else {
          waiting[index].sentences = []
          continue
        }
        examples.append(waiting[index].sentences[works])
        waiting[index].sentences.removeFirst(works + 1)
      }
      waiting.removeAll { $0.sentences.isEmpty }
    }
    return examples
  }

  /// The sentences of one app for one intent that were not looked at yet.
  private struct ExampleQueue {
    var app: String
    var intent: String
    var sentences: [String]
  }

  /// The apps' first intents, then their second ones, and so on.
  private func exampleQueues(_ language: String, of app: String?) -> [ExampleQueue] {
    let queues = queuesByApp(language, of: app)
    return (0..<(queues.map(\.count).max() ?? 0)).flatMap { place in
      queues.filter { place < $0.count }.map { $0[place] }
    }
  }

  private func queuesByApp(_ language: String, of app: String?) -> [[ExampleQueue]] {
    registry.entries.filter { $0.installed.authorization == "authorized" }.map { entry in
      let name = entry.bundle.name.base
      guard app ?? name == name else { return [ExampleQueue]() }
      let vocabulary = entry.bundle.vocabulary(in: language)
      return (vocabulary?.intents ?? []).map { intent in
        let sentences = vocabulary?.examples[intent] ?? []
        return ExampleQueue(
          app: name, intent: intent, sentences: Array(sentences.prefix(Self.examplesTried)))
      }
    }
  }

  /// How many sentences of an app are looked at for one intent: those it gives first.
  private static let examplesTried = 10

  private func isUnderstood(
    _ sentence: String, _ queue: ExampleQueue, _ language: String, _ surroundings: Surroundings
  ) -> Bool {
    let reading = languages.understand(
      sentence, locale: language, surroundings: surroundings, limit: 1)[0]
    return reading.intent == queue.intent && reading.app ?? queue.app == queue.app
  }
}
