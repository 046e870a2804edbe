import Foundation
import Intents
import SottoAssistant
import SottoWire
import Testing

/// When an app's notification is shown, and when it comes again.
@Suite struct NotificationTriggerTests {
  typealias Trigger = ScheduledNotification.Trigger

  private let start = Date(timeIntervalSince1970: 1_795_734_000)

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test func `seconds are counted from when it was asked for`() throws {
    let once = Trigger(interval: 90)
    #expect(once.next(after: start, since: start, in: .current) == start + 90)
    let again = Trigger(interval: 90, repeats: true)
    #expect(again.next(after: start + 89, since: start, in: .current) == start + 90)
    #expect(again.next(after: start + 90, since: start, in: .current) == start + 180)
    #expect(again.next(after: start + 900, since: start, in: .current) == start + 990)
    // No oftener than once a minute.
    let often = Trigger(interval: 1, repeats: true)
    #expect(often.next(after: start, since: start, in: .current) == start + 60)
    #expect(Trigger().next(after: start, since: start, in: .current) == start)
  }

  @Test(arguments: [
    (
      "Europe/Berlin", #"{"hour": 2, "minute": 30}"#, "2026-03-29T00:00:00Z", "2026-03-29T01:30:00Z"
    ),
    ("Europe/Berlin", #"{"hour": 7}"#, "2026-10-25T00:00:00Z", "2026-10-25T06:00:00Z"),
    (
      "Europe/Berlin", #"{"weekday": 2, "hour": 7}"#, "2026-11-26T00:00:00Z", "2026-11-30T06:00:00Z"
    ),
    (
      "Europe/Berlin", #"{"hour": 9, "timeZone": "Asia/Seoul"}"#, "2026-11-26T12:00:00Z",
      "2026-11-27T00:00:00Z"
    ),
    ("GMT", #"{"month": 2, "day": 29, "hour": 9}"#, "2026-11-26T12:00:00Z", "2028-02-29T09:00:00Z"),
    ("GMT", #""2026-11-27T18:00""#, "2026-11-26T12:00:00Z", "2026-11-27T18:00:00Z"),
  ])
  func `parts of the calendar name the next moment that has them all`(
    zone: String, parts: String, after: String, next: String
  ) throws {
    let components = try JSONDecoder().decode(PlainValue.self, from: Data(parts.utf8))
    let trigger = Trigger(components: components, repeats: true)
    let moment = try Date(after, strategy: .iso8601)
    let found = trigger.next(after: moment, since: moment, in: try calendar(zone))
    #expect(found == (try Date(next, strategy: .iso8601)))
  }

  @Test func `a whole date comes once`() throws {
    let past = Trigger(components: "2026-11-20T18:00", repeats: true)
    #expect(past.next(after: start, since: start, in: .current) == nil)
    let notification = ScheduledNotification(identifier: "1", title: "a", trigger: past)
    #expect(PendingNotification(notification, of: "a", at: start) == nil)
  }

  @Test func `what repeats is shown again after now, however long that was missed`() throws {
    let notification = ScheduledNotification(
      identifier: "1", title: "a", trigger: Trigger(interval: 3600, repeats: true))
    let pending = try #require(PendingNotification(notification, of: "a", at: start))
    #expect(pending.next == start + 3600)
    #expect(pending.repeated(after: start + 3 * 86_400)?.next == start + 3 * 86_400 + 3600)
  }
}
