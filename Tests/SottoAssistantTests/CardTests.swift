import Intents
import SottoLanguage
import SottoWire
import Testing

@testable import SottoAssistant

/// What is shown beside an answer, and what its buttons say.
@Suite struct CardTests {
  private static let list: PlainValue = [
    "title": "Garden", "identifier": "g",
    "tasks": [
      [
        "title": "milk", "status": "notCompleted",
        "temporalEventTrigger": ["start": "2026-11-27T06:00"],
      ],
      ["title": "bread", "status": "completed"],
    ],
  ]
  private static let ride: PlainValue = [
    "phase": "confirmed", "rideIdentifier": "1", "driver": ["displayName": "Ida"],
    "vehicle": ["manufacturer": "Škoda", "model": "Enyaq"], "dropOffLocation": ["name": "Zoo"],
  ]

  private func card(
    _ intent: String, _ values: PlainValue = [:], _ response: PlainValue, locale: String = "en",
    profile: Attendance.Profile = .screen
  ) throws -> Card? {
    var response = response
    response["code"] = "success"
    return try dialogue(locale, profile).card(
      for: .request(.carriedOut(intent, values), .done(HandlerResponse(plain: response))))
  }

  private func dialogue(_ locale: String, _ profile: Attendance.Profile) throws -> Dialogue {
    Dialogue(
      language: try #require(CaseFile.languages.get().language(locale)),
      attendance: Attendance(profile: profile), clock: { .distantPast })
  }

  @Test func `a list is shown with what is done on it, and what is due`() throws {
    let card = try #require(
      try self.card("INSearchForNotebookItemsIntent", [:], ["taskLists": [Self.list]]))
    #expect(card.title == "Garden")
    #expect(card.rows.map(\.isDone) == [false, true])
    #expect(card.rows[0].subtitle?.contains("November 27") == true)
    #expect(
      card.rows.map { $0.actions?.map(\.sentence) }
        == [["tick off milk"], ["mark bread as not done"]])
  }

  @Test func `a ride is shown with who drives and where to`() throws {
    let card = try #require(try self.card("INGetRideStatusIntent", [:], ["rideStatus": Self.ride]))
    #expect(card.title == "Ida" && card.subtitle == "Škoda Enyaq")
    #expect(card.rows.map(\.subtitle) == ["Zoo"])
    #expect(card.actions?.map(\.sentence) == ["where is my ride", "cancel my ride"])
  }

  @Test func `what can be undone has a button for that, and nothing else`() throws {
    let added: PlainValue = ["addedTasks": [["title": "milk"]], "modifiedTaskList": Self.list]
    let card = try #require(try self.card("INAddTasksIntent", [:], added))
    #expect(card.rows.map(\.title) == ["milk"])
    #expect(card.actions?.last?.sentence == "undo that")
    let note: PlainValue = ["createdNote": ["title": "Plans", "contents": ["dig"]]]
    #expect(try self.card("INCreateNoteIntent", [:], note)?.actions == nil)
  }

  @Test func `who only hears is told all, and when it is due`() throws {
    let response: PlainValue = ["code": "success", "taskLists": [Self.list]]
    let result = Turn.Result.request(
      .carriedOut("INSearchForNotebookItemsIntent", [:]), .done(HandlerResponse(plain: response)))
    let text = try dialogue("en", .voice).answer(to: result)
    #expect(text.contains("milk (Friday, November 27"), "\(text)")
    #expect(try !dialogue("en", .screen).answer(to: result).contains("November"))
  }

  /// Each button says something that is understood as what it is for, in the conversation it stands in.
  @Test func `what a button says is understood, in every language`() throws {
    let languages = try CaseFile.languages.get()
    let option: PlainValue = ["name": "XL"]
    let answers: [(String, PlainValue, PlainValue)] = [
      ("INSearchForNotebookItemsIntent", [:], ["taskLists": [Self.list]]),
      (
        "INAddTasksIntent", [:],
        ["addedTasks": [["title": "milk"]], "modifiedTaskList": ["title": "Garden"]]
      ),
      ("INGetRideStatusIntent", [:], ["rideStatus": Self.ride]),
      ("INGetRideStatusIntent", [:], ["rideStatus": ["phase": "completed"]]),
      (
        "INListRideOptionsIntent", ["pickupLocation": "a", "dropOffLocation": "b"],
        ["rideOptions": [["name": "Standard"], option]]
      ),
    ]
    var said: Set<String> = []
    for code in languages.codes {
      for (intent, values, response) in answers {
        let card = try #require(try self.card(intent, values, response, locale: code))
        let topic = Topic(
          after: nil, .carriedOut(intent, values), HandlerResponse(plain: response))
        for action in (card.actions ?? []) + card.rows.flatMap({ $0.actions ?? [] }) {
          let understood = self.understood(action.sentence, code, topic, languages)
          #expect(understood != nil, "\(code): “\(action.sentence)”")
          said.insert("\(understood ?? "")")
        }
      }
    }
    #expect(
      said.sorted() == [
        "INCancelRideIntent", "INGetRideStatusIntent", "INRequestRideIntent",
        "INSearchForNotebookItemsIntent",
        "INSendRideFeedbackIntent", "INSetTaskAttributeIntent", "Undo",
      ])
  }

  private func understood(
    _ sentence: String, _ code: String, _ topic: Topic?, _ languages: Languages
  ) -> String? {
    let reading = languages.understand(sentence, locale: code)[0]
    // What goes on about the topic is asked for rather than what is not sure, as in a conversation.
    if let intent = reading.intent, reading.confidence > 0.8 { return intent }
    let answer = languages.understand(
      sentence, locale: code, surroundings: Surroundings(question: topic?.question))[0]
    return topic?.request(answer)?.intent ?? reading.intent
  }
}
