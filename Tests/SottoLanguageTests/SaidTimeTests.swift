import Foundation
import Testing

@testable import SottoLanguage

@Suite("Times as they are said") struct SaidTimeTests {
  /// Said at noon on a Saturday.
  private static let now = DateComponents(
    calendar: calendar, year: 2026, month: 11, day: 21, hour: 12)
  private static let calendar = SaidTime.calendar(in: .gmt)

  struct Case: CustomTestStringConvertible, Sendable {
    var said: [String: Double]
    var start: String?
    var testDescription: String { "\(said.sorted { $0.key < $1.key }) is \(start ?? "no time")" }

    /// As patterns fill it: days of the week add up.
    var values: [String: Reading.Value] {
      Dictionary(
        uniqueKeysWithValues: said.map { name, number in
          (name, name == "weekday" ? .list([.number(number)]) : .number(number))
        })
    }
  }

  /// Said at a quarter of a minute before one: what is to come is never over when it is understood.
  @Test(arguments: [(10, "2026-11-21T12:00"), (30, "2026-11-21T12:01"), (300, "2026-11-21T12:05")])
  func `what is so far from now is in a whole minute to come`(seconds: Double, start: String) throws
  {
    let now = try #require(Self.now.date).addingTimeInterval(-15)
    let time = SaidTime(["after": .number(seconds)]).resolved(until: nil, now: now, Self.calendar)
    #expect(time?["start"] == .string(start))
  }

  @Test(arguments: [
    ("2026-11-28T18:00", ["hour": 19], "2026-11-28T19:00"),
    ("2026-11-28T18:00", ["hour": 7], "2026-11-28T19:00"),
    ("2026-11-28T08:00", ["hour": 9], "2026-11-28T09:00"),
    ("2026-11-28", ["hour": 3], "2026-11-28T15:00"),
    ("2026-11-28T18:00", ["hour": 9, "part": 9], "2026-11-28T09:00"),
    ("2026-11-28T18:00", ["days": 1], "2026-11-22"),
    ("2026-11-20T18:00", ["hour": 7], "2026-11-21T19:00"),
    ("2026-11-28T18:00", ["recurrence": 1], "2026-11-28"),
    ("2026-11-28T18:00", ["recurrence": 1, "hour": 19], "2026-11-21T19:00"),
    ("2026-11-28T18:00:00", ["hour": 7], "2026-11-28T19:00"),
    ("soon", ["hour": 7], "2026-11-21T19:00"),
    ("2026-13-40T25:61", ["hour": 7], "2026-11-21T19:00"),
    ("9223372036854775807-01-01", ["hour": 7], "2026-11-21T19:00"),
    ("9999-12-31T24:99", ["hour": 7], "2026-11-21T19:00"),
  ])
  func `a time alone keeps the day of what it moves`(
    due: String, said: [String: Double], start: String
  ) throws {
    let time = SaidTime(said.mapValues { .number($0) }).resolved(
      until: nil, now: try #require(Self.now.date), due: SaidTime.moment(of: due, Self.calendar),
      Self.calendar)
    #expect(time?["start"] == .string(start))
  }

  @Test(arguments: [
    Case(said: ["clock": 1080], start: "2026-11-21T18:00"),
    Case(said: ["clock": 540], start: "2026-11-22T09:00"),
    Case(said: ["hour": 5], start: "2026-11-21T17:00"),
    Case(said: ["hour": 9, "part": 19], start: "2026-11-21T21:00"),
    Case(said: ["hour": 7, "part": 9, "days": 1], start: "2026-11-22T07:00"),
    Case(said: ["hour": 12, "part": 9, "days": 1], start: "2026-11-22T00:00"),
    Case(said: ["part": 19, "days": 1], start: "2026-11-22T19:00"),
    Case(said: ["after": 1200], start: "2026-11-21T12:20"),
    Case(said: ["month": 12, "day": 24, "hour": 18], start: "2026-12-24T18:00"),
    Case(said: ["month": 3, "day": 1], start: "2027-03-01"),
    Case(said: ["day": 5], start: "2026-12-05"),
    Case(said: ["weekday": 1], start: "2026-11-23"),
    Case(said: ["weekday": 6], start: "2026-11-28"),
    Case(said: ["weekday": 1, "weeks": 1], start: "2026-11-23"),
    Case(said: ["months": 1], start: "2026-12-21"),
    Case(said: ["months": 1, "day": 3], start: "2026-12-03"),
    Case(said: ["months": 2, "day": -1], start: "2027-01-31"),
    Case(said: ["day": -1], start: "2026-11-30"),
    Case(said: ["date": 1224, "hour": 9], start: "2026-12-24T09:00"),
    Case(said: ["date": 305], start: "2027-03-05"),
    Case(said: ["date": 20_280_229], start: "2028-02-29"),
    Case(said: ["date": 229], start: "2028-02-29"),
    Case(said: ["date": 20_270_229], start: nil),
    Case(said: ["month": 2, "day": 30], start: nil),
    Case(said: ["hour": 30], start: nil),
  ])
  func start(example: Case) throws {
    let now = try #require(Self.now.date)
    let time = SaidTime(example.values)
      .resolved(until: nil, now: now, Self.calendar)
    #expect(time?["start"] == example.start.map { Reading.Value.string($0) })
  }

  @Test(
    "Where clocks show each hour twice, the next is meant",
    arguments: [
      Case(said: ["clock": 195], start: "2026-11-21T15:15"),
      Case(said: ["clock": 195, "days": 1], start: "2026-11-22T03:15"),
      Case(said: ["clock": 195, "part": 9, "days": 1], start: "2026-11-22T03:15"),
      Case(said: ["clock": 570], start: "2026-11-21T21:30"),
      Case(said: ["clock": 915], start: "2026-11-21T15:15"),
    ])
  func halfDays(example: Case) throws {
    let now = try #require(Self.now.date)
    let time = SaidTime(example.values, hasHalfDays: true)
      .resolved(until: nil, now: now, Self.calendar)
    #expect(time?["start"] == example.start.map { Reading.Value.string($0) })
  }

  @Test(
    "An end is after its start, on the same day where one was said",
    arguments: [
      (["days": 1.0, "hour": 8.0], ["hour": 11.0], "2026-11-22T08:00", "2026-11-22T11:00"),
      (
        ["days": 1, "hour": 10, "part": 19], ["hour": 2, "part": 9],
        "2026-11-22T22:00", "2026-11-23T02:00"
      ),
      (["hour": 8], ["hour": 11], "2026-11-21T20:00", "2026-11-21T23:00"),
    ])
  func ends(
    said: [String: Double], until: [String: Double], start: String, end: String
  ) throws {
    let now = try #require(Self.now.date)
    let time = SaidTime(said.mapValues { .number($0) }).resolved(
      until: SaidTime(until.mapValues { .number($0) }), now: now, Self.calendar)
    #expect(time == ["start": .string(start), "end": .string(end)])
  }

  @Test("An end takes its day from the start")
  func end() throws {
    let now = try #require(Self.now.date)
    let until = SaidTime(["clock": .number(840)])
    let time = SaidTime(["month": .number(12), "day": .number(8), "clock": .number(750)])
      .resolved(until: until, now: now, Self.calendar)
    #expect(
      time == ["start": .string("2026-12-08T12:30"), "end": .string("2026-12-08T14:00")])
  }

  struct Repeated: CustomTestStringConvertible, Sendable {
    var recurrence: String?
    var weekdays: [Double] = []
    var interval: Double?
    var hour: Double?
    var rule: Reading.Value?
    var start: String?
    var testDescription: String { "\(recurrence ?? "once"), \(weekdays), \(interval ?? 1)" }
  }

  @Test(
    "What comes back on several days, or not each time, is a rule",
    arguments: [
      Repeated(recurrence: "daily", rule: .string("daily"), start: "2026-11-21"),
      Repeated(recurrence: "weekly", weekdays: [1], rule: .string("weekly"), start: "2026-11-23"),
      Repeated(
        recurrence: "weekly", weekdays: [4, 1, 4],
        rule: .object([
          "frequency": .string("weekly"), "days": .list([.string("monday"), .string("thursday")]),
        ]), start: "2026-11-23"),
      Repeated(
        recurrence: "daily", interval: 2,
        rule: .object(["frequency": .string("daily"), "interval": .number(2)]),
        start: "2026-11-21"),
      Repeated(
        recurrence: "daily", hour: 9, rule: .string("daily"), start: "2026-11-22T09:00"),
      Repeated(
        recurrence: "daily", hour: 5, rule: .string("daily"), start: "2026-11-21T17:00"),
      Repeated(weekdays: [1, 4], start: nil),
    ])
  func repeated(example: Repeated) throws {
    let now = try #require(Self.now.date)
    var said: [String: Reading.Value] = [:]
    said["recurrence"] = example.recurrence.map { .string($0) }
    said["hour"] = example.hour.map { .number($0) }
    said["interval"] = example.interval.map { .number($0) }
    if !example.weekdays.isEmpty { said["weekday"] = .list(example.weekdays.map { .number($0) }) }
    let time = SaidTime(said).resolved(until: nil, now: now, Self.calendar)
    #expect(time?["start"] == example.start.map { .string($0) })
    #expect(time?["recurrence"] == example.rule)
  }

  @Test(
    "Holidays come once a year, by the calendar they are of",
    arguments: [
      ("12-25", "2026-12-25"), ("11-21", "2026-11-21"), ("11-20", "2027-11-20"),
      ("easter", "2027-03-28"), ("easter-2", "2027-03-26"), ("easter+1", "2027-03-29"),
      ("pascha", "2027-05-02"),
      ("11-thursday-4", "2026-11-26"), ("5-sunday-2", "2027-05-09"),
      ("chinese 1-1", "2027-02-06"), ("chinese 8-15", "2027-09-15"),
      ("islamic 10-1", "2027-03-09"), ("2-30", nil), ("someday", nil),
    ] as [(String, String?)])
  func holidays(rule: String, start: String?) throws {
    let now = try #require(Self.now.date)
    let time = SaidTime(["holiday": .string(rule)]).resolved(until: nil, now: now, Self.calendar)
    #expect(time?["start"] == start.map { .string($0) })
  }
}
