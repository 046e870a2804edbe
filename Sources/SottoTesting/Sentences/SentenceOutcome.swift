import Intents
import SottoWire

/// What came of a sentence, in the form in which rows expect it.
package struct SentenceOutcome: Sendable, Hashable {
  /// In the order in which they are compared and written.
  package static let keys = [
    "outcome", "app", "intent", "parameters", "resolve", "response", "text",
  ]

  /// What there is, by key.
  package let plain: [String: PlainValue]

  /// - Parameter reply: The assistant's last word, after all answers.
  package init(_ reply: Reply) {
    var plain: [String: PlainValue] = [
      "outcome": .string(reply.outcome.rawValue), "text": .string(reply.text),
    ]
    plain["app"] = reply.app.map(PlainValue.string)
    plain["intent"] = reply.reading?["intent"]
    plain["parameters"] = reply.reading?["parameters"]
    plain["response"] = reply.response
    if plain["response"] == nil, let step = reply.steps.last(where: { $0.parameter == nil }),
      let code = step.status
    {
      plain["response"] = ["code": .string(code)]
    }
    plain["resolve"] = Self.resolutions(reply.steps)
    self.plain = plain
  }

  /// The statuses of each parameter, in the order in which they came: of one, as it is.
  private static func resolutions(_ steps: [Reply.Step]) -> PlainValue {
    var statuses: [String: [PlainValue]] = [:]
    for step in steps {
      guard let parameter = step.parameter, let status = step.status else { continue }
      statuses[parameter, default: []].append(.string(status))
    }
    return .object(statuses.mapValues { $0.count == 1 ? $0[0] : .list($0) })
  }
}
