import Foundation
import Intents
import Testing

/// A date that was said is a moment to the handler who gets it, and stays what was said on its way.
@Suite struct SaidDateTests {
  private static let berlin = TimeZone(identifier: "Europe/Berlin")

  /// Where a date can stand in what a handler gets.
  @Test(
    arguments: [
      ("INRequestRideIntent", ["scheduledPickupTime": ["start": "2026-11-21T17:00"]]),
      (
        "INAddTasksIntent",
        [
          "taskTitles": ["Milk"],
          "temporalEventTrigger": ["start": "2026-11-21T17:00", "recurrence": "daily"],
        ]
      ),
      ("INSnoozeTasksIntent", ["nextTriggerTime": ["start": "2026-11-21T17:00"]]),
      ("INSearchForNotebookItemsIntent", ["dateTime": ["start": "2026-11-21T17:00"]]),
      (
        "INSetTaskAttributeIntent",
        ["targetTask": ["title": "Milk", "temporalEventTrigger": ["start": "2026-11-21T17:00"]]]
      ),
      ("INPlayMediaIntent", ["mediaSearch": ["releaseDate": ["start": "2026-11-21T17:00"]]]),
    ] as [(String, PlainValue)])
  func `a time is a moment where the person is`(name: String, values: PlainValue) throws {
    let description = try #require(IntentDescription.named(name))
    let intent = try SpokenTimeZone.$chosen.withValue(Self.berlin) {
      let intent = try description.intent(from: values)
      #expect(intent.plain == values)
      return intent
    }
    let range: INDateComponentsRange? =
      switch intent {
      case let intent as INRequestRideIntent: intent.scheduledPickupTime
      case let intent as INAddTasksIntent: intent.temporalEventTrigger?.dateComponentsRange
      case let intent as INSnoozeTasksIntent: intent.nextTriggerTime
      case let intent as INSearchForNotebookItemsIntent: intent.dateTime
      case let intent as INSetTaskAttributeIntent:
        intent.targetTask?.temporalEventTrigger?.dateComponentsRange
      default: (intent as? INPlayMediaIntent)?.mediaSearch?.releaseDate
      }
    let start = try #require(range?.startDateComponents)
    #expect(start.date == Date(timeIntervalSince1970: 1_795_276_800))
    #expect(start.calendar?.identifier == .gregorian && start.timeZone == Self.berlin)
    #expect((start.year, start.hour) == (2026, 17))
  }

  @Test func `whatever names no zone is of this process`() throws {
    let day = try DateComponents.decode("2026-11-21")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    #expect(day.date == calendar.date(from: DateComponents(year: 2026, month: 11, day: 21)))
    #expect(day.hour == nil && day.plain == "2026-11-21")
  }

  @Test func `another zone or calendar stays`() throws {
    let plain: PlainValue = ["year": 2569, "calendar": "buddhist", "timeZone": "Asia/Bangkok"]
    let parts = try DateComponents.decode(plain)
    #expect(parts.calendar?.identifier == .buddhist)
    #expect(parts.plain == plain)
    var there = DateComponents(year: 2026, month: 11, day: 21)
    there.timeZone = TimeZone(identifier: "Pacific/Chatham")
    #expect(try DateComponents.decode(there.plain).timeZone == there.timeZone)
  }

  /// A reminder without a zone comes at its hour wherever the person is then.
  @Test func `what is kept exactly gets neither`() throws {
    let parts = try DateComponents(exactly: "2026-11-21T17:00")
    #expect(parts.calendar == nil && parts.timeZone == nil)
    var here = parts
    here.timeZone = .current
    #expect(try DateComponents(exactly: here.exactPlain).timeZone == .current)
  }

  @Test func `a copy is the same moment`() throws {
    let range = try INDateComponentsRange.decode(["start": "2026-11-21T17:00"])
    let copy = try #require(range.copy() as? INDateComponentsRange)
    #expect(copy.startDateComponents == range.startDateComponents)
    #expect(copy == range && copy.startDateComponents?.date != nil)
  }
}
