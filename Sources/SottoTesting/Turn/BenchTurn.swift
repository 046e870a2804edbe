public import Intents
import SottoWire

/// What became of a sentence: what was asked back, what the handler did, what the person heard.
///
/// Its description is the whole transcript, for the message of a test that fails.
public struct BenchTurn: Sendable, CustomStringConvertible {
  public enum Outcome: String, Sendable {
    /// The handler, or the app after it, did it.
    case done
    /// A question waits: there were fewer answers than questions.
    case question
    /// The handler refused it, found nothing, failed, or never was asked.
    case failed
    /// The person gave it up, by an answer.
    case cancelled
    /// Nobody knows what the sentence asks for.
    case notUnderstood
  }

  /// Something that was asked of the person.
  public struct Question: Hashable, Sendable {
    public var text: String
    /// The names that were offered, in their order.
    public var choices: [String]
    /// What the person said to it; `nil` where it waits.
    public var answer: String?
  }

  /// One call of the handler's.
  public struct Step: Hashable, Sendable {
    /// `begin`, `resolve`, `confirm`, `handle`, `handle in app`, `continue in app`.
    public var name: String
    /// The parameter that was resolved.
    public var parameter: String?
    /// SiriKit's word for what came back, as `success`, `disambiguation`, or a response's code.
    public var status: String?
    /// The same with values, in words.
    public var result: String
    public var milliseconds: Double
  }

  /// What was said.
  public let sentence: String
  public internal(set) var questions: [Question] = []
  /// The intent with what was resolved; `nil` where there was none.
  public internal(set) var intent: INIntent?
  /// What the handler answered to `handle`.
  public internal(set) var response: INIntentResponse?
  /// The activity with which the app was to go on in the foreground.
  public internal(set) var activity: NSUserActivity?
  /// What the app told the assistant meanwhile.
  public internal(set) var told = Told()
  /// As the assistant would reply.
  var reply: Reply

  public var outcome: Outcome { Outcome(rawValue: reply.outcome.rawValue) ?? .failed }

  /// What the handler did wrong, with its class and method, and what to do; `nil` where it did nothing wrong.
  ///
  /// A person would not notice all of it: a completion handler that is called twice, or choices that are
  /// offered again after one of them was chosen, which on a phone are asked about for ever.
  public var problem: String? { reply.problem?.message }

  /// What the person heard last.
  public var text: String { reply.text }

  public var steps: [Step] {
    reply.steps.map {
      Step(
        name: $0.name, parameter: $0.parameter, status: $0.status, result: $0.result,
        milliseconds: $0.milliseconds)
    }
  }

  /// All time that the handler took, in milliseconds.
  public var milliseconds: Double { reply.milliseconds }

  /// The last of what the handler said of a parameter, by SiriKit's name of it: `disambiguation`.
  public func status(of parameter: String) -> String? {
    steps.last { $0.parameter == parameter }?.status
  }

  public var description: String {
    var lines = ["> \(sentence)"]
    for question in questions {
      lines.append(question.text)
      if let answer = question.answer { lines.append("> \(answer)") }
    }
    if outcome != .question { lines.append(text) }
    lines += steps.map { step in
      "  \(step.name): \(step.result) (\(Int(step.milliseconds.rounded())) ms)"
    }
    if let problem { lines.append("problem: \(problem)") }
    return lines.joined(separator: "\n")
  }
}
