import Intents
import SottoWire

/// What a row expects: whatever it does not name may be anything.
public struct Expectation: Sendable, Hashable {
  /// The keys that it names, with what is expected of each.
  package var plain: [String: PlainValue]

  /// Expects nothing.
  public init() { plain = [:] }

  /// - Parameters:
  ///   - outcome: How it ends.
  ///   - intent: The class of the intent, as `INPlayMediaIntent`.
  ///   - response: The code of the handler's response, as `handleInApp`.
  ///   - text: What the person hears in the end; `/…/` for a regular expression.
  ///   - app: The app that was asked.
  public init(
    outcome: BenchTurn.Outcome? = nil, intent: String? = nil, response: String? = nil,
    text: String? = nil, app: String? = nil
  ) {
    plain = [:]
    plain["outcome"] = outcome.map { .string($0.rawValue) }
    plain["intent"] = intent.map(PlainValue.string)
    plain["response"] = response.map(PlainValue.string)
    plain["text"] = text.map(PlainValue.string)
    plain["app"] = app.map(PlainValue.string)
  }

  init(plain: PlainValue) throws(SentenceCaseError) {
    guard let members = plain.object else {
      throw SentenceCaseError("“expect” is an object of keys")
    }
    for key in members.keys.sorted() where !SentenceOutcome.keys.contains(key) {
      throw SentenceCaseError(
        "“expect” has no key “\(key)”; it has \(SentenceOutcome.keys.joined(separator: ", "))")
    }
    self.plain = members
  }

  /// Whether a row may pass although the app did this wrong: where it is to fail, and has not broken
  /// SiriKit's rules.
  package func allows(_ problem: Problem) -> Bool {
    problem.kind != .badReply && plain["outcome"] == "failed"
  }

  /// In what an outcome is another than expected; nothing where it is as expected.
  package func differences(from outcome: SentenceOutcome) -> [Difference] {
    let found = outcome.plain
    return SentenceOutcome.keys.filter { plain[$0] != nil }.flatMap { key in
      Difference.between(plain[key] ?? .null, found[key] ?? .null, at: key)
    }
  }
}
