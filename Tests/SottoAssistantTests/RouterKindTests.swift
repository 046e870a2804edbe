import SottoLanguage
import Testing

@testable import SottoAssistant

/// Who has chosen an app for one request is not asked for the next of its kind.
@Suite struct RouterKindTests {
  private static let tasks: Set = [
    "INAddTasksIntent", "INDeleteTasksIntent", "INSearchForNotebookItemsIntent",
  ]
  private static let rides: Set = ["INRequestRideIntent", "INCancelRideIntent"]

  private static let apps = ["Errands", "Porter"].map { name in
    AppProfile(
      identifier: name, name: name, intents: tasks.union(rides).union(["INCreateNoteIntent"]),
      isAllowed: true)
  }

  @Test(
    arguments: [
      ("INDeleteTasksIntent", nil, ["INAddTasksIntent": "Porter"], "Porter"),
      ("INSearchForNotebookItemsIntent", "task", ["INAddTasksIntent": "Porter"], "Porter"),
      ("INSearchForNotebookItemsIntent", "note", ["INAddTasksIntent": "Porter"], nil),
      ("INSearchForNotebookItemsIntent", "note", ["INCreateNoteIntent": "Errands"], "Errands"),
      ("INCreateNoteIntent", nil, ["INAddTasksIntent": "Porter"], nil),
      (
        "INDeleteTasksIntent", nil,
        ["INAddTasksIntent": "Porter", "INSnoozeTasksIntent": "Errands"], nil
      ),
      (
        "INDeleteTasksIntent", nil,
        ["INAddTasksIntent": "Porter", "INDeleteTasksIntent": "Errands"], "Errands"
      ),
      ("INCancelRideIntent", nil, ["INRequestRideIntent": "Porter"], "Porter"),
      ("INAddTasksIntent", nil, ["INRequestRideIntent": "Porter"], nil),
    ] as [(String, String?, [String: String], String?)])
  func `a choice counts for its kind`(
    intent: String, type: String?, chosen: [String: String], app: String?
  ) {
    let router = Router(apps: Self.apps, defaults: chosen)
    #expect(Self.app(for: intent, type: type, router) == app)
  }

  @Test func `my ride is that of the app that last spoke of one`() {
    var router = Router(apps: Self.apps, defaults: ["INRequestRideIntent": "Porter"])
    router.lastRideApp = "Errands"
    #expect(Self.app(for: "INCancelRideIntent", router) == "Errands")
    #expect(Self.app(for: "INRequestRideIntent", router) == "Porter")
    router.lastRideApp = "Gone"
    #expect(Self.app(for: "INCancelRideIntent", router) == "Porter")
  }

  private static func app(
    for intent: String, type: String? = nil, _ router: Router
  ) -> String? {
    var reading = Reading(text: "", locale: "en", intent: intent)
    if let type { reading.parameters["itemType"] = .string(type) }
    guard case .app(let app) = router.route(reading) else { return nil }
    return app.name
  }
}
