import Intents
import SottoAssistant
import SottoHost
import SottoLanguage
import SottoWire

/// Answers a handler's questions with what it has offered, as a person would who takes the first, and sees
/// whether it asks the same again.
struct QuestionDrive {
  let trial: ExtensionTrial
  let project: Project
  let patience: Duration
  let deadline: ContinuousClock.Instant

  /// So often one question may come, of one sentence.
  private static let mostQuestions = 3
  /// So many sentences of an intent are tried, and so many questions of each.
  private static let mostSentences = 6
  private static let mostSteps = 20

  /// Tries the intent's example phrases.
  func outcome(
    of intent: String
  ) async -> ([ExtensionSurvey.RepeatedQuestion], [(method: String, problem: String)]) {
    var repeated: [ExtensionSurvey.RepeatedQuestion] = []
    for (sentence, values) in requests(of: intent) where ContinuousClock.now < deadline {
      do {
        let found = try await drive(sentence, values, of: intent)
        if let found, !repeated.contains(where: { $0.parameter == found.parameter }) {
          repeated.append(found)
        }
      } catch {
        return (repeated, [("Resolving “\(sentence)”:", await trial.trace)])
      }
    }
    return (repeated, [])
  }

  /// What the example phrases of an intent ask for.
  private func requests(of intent: String) -> [(sentence: String, values: PlainValue)] {
    guard let languages = project.languages else { return [] }
    let surroundings = Surroundings(apps: [project.spokenApp])
    var requests: [(sentence: String, values: PlainValue)] = []
    for (language, file) in project.vocabularies {
      let entries = file["IntentPhrases"].elements.filter { $0["IntentName"].string == intent }
      for phrase in entries.flatMap({ $0["IntentExamples"].strings }) {
        let reading = languages.understand(phrase, locale: language, surroundings: surroundings)
          .first
        guard let reading, reading.intent == intent else { continue }
        requests.append((phrase, IntentBuilder.values(of: reading, nowPlaying: nil)))
      }
    }
    return Array(requests.prefix(Self.mostSentences))
  }

  private func drive(
    _ sentence: String, _ said: PlainValue, of name: String
  ) async throws -> ExtensionSurvey.RepeatedQuestion? {
    guard let description = IntentDescription.all[name] else { return nil }
    var message = IntentMessage(name: name, parameters: said)
    let (request, answer) = try await trial.begin(message, within: patience)
    defer { trial.end(request) }
    guard answer.handles else { return nil }
    var asked: [String: Int] = [:]
    for _ in 0..<Self.mostSteps where ContinuousClock.now < deadline {
      let progress = try await trial.resolve(
        description.parameters.map(\.name), of: message, request: request, within: patience)
      guard let last = progress.resolved.last,
        let parameter = description.parameters.first(where: { $0.name == last.name }),
        let offered = Self.offered(last.results)
      else { return nil }
      let chosen: PlainValue = parameter.isList ? .list([offered]) : offered
      // It asks about what it has offered itself, which stands in the intent already.
      if message.parameters[last.name] == chosen {
        asked[last.name, default: 1] += 1
        if let count = asked[last.name], count >= Self.mostQuestions {
          return .init(
            parameter: last.name, sentence: sentence, answer: offered.name, count: count)
        }
      }
      for settled in progress.resolved.dropLast() {
        let values = settled.results.compactMap { try? Resolution.decode($0) }
        guard let value = Resolution.settled(values), let first = value.first else { continue }
        let isList = description.parameters.first { $0.name == settled.name }?.isList == true
        message.parameters[settled.name] = isList ? .list(value) : first
      }
      message.parameters[last.name] = chosen
    }
    return nil
  }

  /// The first thing that is offered; `nil` where nothing is asked, or anything could be answered.
  private static func offered(_ results: [PlainValue]) -> PlainValue? {
    results.lazy.compactMap { result -> PlainValue? in
      guard case .disambiguation(let values)? = try? Resolution.decode(result) else { return nil }
      return values.first
    }.first
  }
}

extension PlainValue {
  /// What a person would call it.
  fileprivate var name: String {
    string ?? self["title"]?.string ?? self["spokenPhrase"]?.string ?? self["name"]?.string
      ?? "the first"
  }
}
