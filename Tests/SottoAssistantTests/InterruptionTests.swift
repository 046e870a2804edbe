import Foundation
import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// An open question for a place takes places, and nothing else that people say meanwhile.
@Suite struct InterruptionTests {
  struct Row: Decodable {
    var locale: String
    var text: String
    var plan: String
  }

  @Test func `only a place is taken for a place`() throws {
    let rows = try CaseFile.rows("interruptions.jsonl", as: Row.self)
    for row in rows {
      let plan = try Self.plan(row.text, row.locale, asked: "pickupLocation")
      #expect(plan.what == row.plan, "\(row.locale): \(row.text)")
    }
  }

  @Test(arguments: [
    ("call mum", "taskTitles", "answer"), ("fix the tap", "taskTitles", "answer"),
    ("thanks", "taskTitles", "remark thanks"), ("is it going to rain", "taskTitles", "refuse"),
    ("where is my mind", "mediaItems", "answer"), ("is it going to rain", "content", "answer"),
  ])
  func `a deed, a title and a note may be more`(
    text: String, parameter: String, expected: String
  ) throws {
    #expect(try Self.plan(text, "en", asked: parameter).what == expected)
  }

  /// What is done about words while a value is asked for.
  private static func plan(
    _ text: String, _ locale: String, asked parameter: String
  ) throws -> Plan {
    let languages = try CaseFile.languages.get()
    let question = Turn.OpenQuestion.request(.value(parameter: parameter))
    var surroundings = Surroundings(now: Date(timeIntervalSince1970: 1_795_000_000))
    let alone = languages.understand(text, locale: locale, surroundings: surroundings)
    surroundings.question = question.surroundings(choices: [])
    let readings = languages.understand(text, locale: locale, surroundings: surroundings)
    let language = try #require(languages.language(locale))
    let plan = Plan(readings: readings, question: question, language: language)
    guard plan.isValue || plan.isRefusal else { return plan }
    return Plan(
      insteadOf: readings[0], alone: alone, of: "INRequestRideIntent", asked: question,
      language: language) ?? plan
  }
}

extension Plan {
  fileprivate var what: String {
    switch self {
    case .answer(.cancel, _), .answer(.no, _): "answer cancel"
    case .answer: "answer"
    case .remark(let remark, _): "remark \(remark)"
    case .refuse: "refuse"
    case .askAgain: "askAgain"
    case .turn(let readings): "turn \(readings[0].intent ?? "")"
    case .control(let control, _): "control \(control.command)"
    case .help: "help"
    default: "other"
    }
  }
}
