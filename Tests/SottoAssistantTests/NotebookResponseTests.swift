import Intents
import SottoLanguage
import SottoWire
import Testing

@testable import SottoAssistant

/// What was done with tasks, lists and notes is told, in every language.
@Suite struct NotebookResponseTests {
  struct Row: Decodable {
    var intent: String
    /// What was asked for.
    var values: PlainValue?
    /// What the app answered, beside the code.
    var response: PlainValue?
    /// The English answer.
    var text: String
    /// What the answer has in every language.
    var names: [String]?
    /// The titles of the card.
    var rows: [String]?
  }

  @Test func `an answer says what was done`() throws {
    let languages = try CaseFile.languages.get()
    let rows = try CaseFile.rows("notebook.jsonl", as: Row.self)
    #expect(rows.count > 20)
    for code in languages.codes {
      let dialogue = Dialogue(
        language: try #require(languages.language(code)), clock: { .distantPast })
      for row in rows {
        let text = dialogue.answer(to: row.result)
        if code == "en" { #expect(text == row.text) }
        for name in row.names ?? [] { #expect(text.contains(name), "\(code): \(text)") }
        #expect(!text.contains(row.intent) && !text.contains("\n"), "\(code): \(text)")
        #expect(dialogue.card(for: row.result)?.rows.map(\.title) == row.rows, "\(row.text)")
      }
    }
  }

  @Test(arguments: [
    (Attendance.Profile.screen, "n1, n2, n3, n4, n5 and 2 more"),
    (.watch, "n1, n2, n3 and 4 more"), (.voice, "n1, n2, n3, n4 and 3 more"),
  ])
  func `what is said of many fits who hears it, and all are shown`(
    profile: Attendance.Profile, names: String
  ) throws {
    let language = try #require(CaseFile.languages.get().language("en"))
    let dialogue = Dialogue(
      language: language, attendance: Attendance(profile: profile), clock: { .distantPast })
    let row = Row(
      intent: "INSearchForNotebookItemsIntent",
      response: ["tasks": .list((1...7).map { .string("n\($0)") })], text: "")
    #expect(dialogue.answer(to: row.result) == "Errands has 7 tasks: \(names).")
    #expect(dialogue.card(for: row.result)?.rows.count == 7)
  }

  @Test func `what an app lacks is named, in every language`() throws {
    let languages = try CaseFile.languages.get()
    let missing: [(Ending, PlainValue, String)] = [
      (.notFound(parameter: "targetTaskList"), ["targetTaskList": "garden"], "garden"),
      (
        .unsupported(parameter: "targetTaskList", reason: "garden"), ["targetTaskList": "garden"],
        "garden"
      ),
      (
        .unsupported(parameter: "taskList", reason: "noTaskListFound"), ["taskList": "garden"],
        "garden"
      ),
      (.unsupported(parameter: "tasks", reason: "noTasksFound"), ["tasks": ["unicorn"]], "unicorn"),
      (
        .unsupported(parameter: "dropOffLocation", reason: "Mars"), ["dropOffLocation": "Mars"],
        "Mars"
      ),
    ]
    for code in languages.codes {
      let dialogue = Dialogue(
        language: try #require(languages.language(code)), clock: { .distantPast })
      let whatever = dialogue.say(["unsupported"], ["app": "Errands"])
      for (ending, values, name) in missing {
        let text = dialogue.answer(to: ending, intent: "", values: values, app: "Errands")
        #expect(text.contains(name), "\(code): \(text)")
      }
      for parameter in ["partySize", "scheduledPickupTime"] {
        let text = dialogue.answer(
          to: .unsupported(parameter: parameter, reason: ""), intent: "", values: [:],
          app: "Errands")
        #expect(text != whatever && text.contains("Errands"), "\(code): \(text)")
      }
    }
  }

  @Test func `a list that is not there yet is asked for in its own words`() throws {
    let languages = try CaseFile.languages.get()
    for code in languages.codes {
      let dialogue = Dialogue(
        language: try #require(languages.language(code)), clock: { .distantPast })
      let questions = ["listShouldBeCreated", nil].map { reason in
        dialogue.question(
          .request(
            .confirmation(
              parameter: "targetTaskList", value: ["title": "Garden"], reason: reason)), of: nil
        ).text
      }
      #expect(questions[0] != questions[1])
      #expect(questions.allSatisfy { $0.contains("Garden") }, "\(code): \(questions)")
    }
  }
}

extension NotebookResponseTests.Row {
  fileprivate var result: Turn.Result {
    let app = AppProfile(identifier: "a", name: "Errands", intents: [intent], isAllowed: true)
    var response = response ?? [:]
    response["code"] = "success"
    return .request(
      .init(
        reading: Reading(text: "", locale: "en", intent: intent), app: app,
        request: Request(intentName: intent, values: values ?? [:], parameters: [])),
      .done(HandlerResponse(plain: response)))
  }
}
