import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

@Suite struct PlanTests {
  @Test func `what was said means what the table says`() throws {
    let rows = try CaseFile.rows("plan.jsonl", as: Row.self)
    #expect(rows.count > 20)
    for row in rows {
      let question = try row.question.map { try #require(Self.questions[$0]) }
      let language = try #require(CaseFile.languages.get().language(row.language ?? "en"))
      let plan = Plan(readings: [row.reading], question: question, language: language)
      #expect(plan.label == row.plan, "\(row.why)")
    }
  }

  @Test func `a new request keeps all its Readings`() throws {
    let readings = ["play", "add"].map {
      Reading(text: $0, locale: "en", intent: "INPlayMediaIntent")
    }
    let plan = Plan(
      readings: readings, question: nil, language: try CaseFile.languages.get().fallback)
    #expect(plan == .turn(readings))
  }

  struct Row: Decodable {
    var why: String
    var language: String?
    var question: String?
    var reading: Reading
    var plan: String
  }

  private static let questions: [String: Turn.OpenQuestion] = [
    "choice": .request(.choice(parameter: "mediaItems", values: ["one", "two", "three"])),
    "value": .request(.value(parameter: "mediaItems")),
    "place": .request(.value(parameter: "pickupLocation")),
    "note": .request(.value(parameter: "content")),
    "task": .request(.value(parameter: "taskTitles")),
    "confirmation": .request(.confirmation(parameter: "mediaItems", value: "one")),
    "openApp": .request(.openApp),
    "app": .app(Array(SampleApps.all.prefix(2)), []),
  ]
}

extension Plan {
  fileprivate var label: String {
    switch self {
    case .turn: "turn"
    case .answer(let answer, _): "answer \(answer.label)"
    case .askAgain: "askAgain"
    case .control(let control, _):
      "control \(control.command)" + (control.value?.number.map { " \(Int($0))" } ?? "")
    case .help: "help"
    case .refuse: "refuse"
    case .remark(let remark, _): "remark \(remark)"
    case .alarm: "alarm"
    case .nothing: "nothing"
    case .undo: "undo"
    case .suggest: "suggest"
    case .dismissSuggestion: "dismissSuggestion"
    case .runShortcut: "runShortcut"
    case .addShortcut: "addShortcut"
    case .deleteShortcut: "deleteShortcut"
    case .listShortcuts: "listShortcuts"
    case .unavailable: "unavailable"
    case .notUnderstood: "notUnderstood"
    }
  }
}

extension Answer {
  fileprivate var label: String {
    switch self {
    case .choice(let place): "choice \(place)"
    case .value(let words, _): "value \(words)"
    case .yes: "yes"
    case .no: "no"
    case .correction(let words): "correction \(words)"
    case .cancel: "cancel"
    }
  }
}
