import Foundation
import ListableShared
import Testing

/// When a task is due next, over the changes of clocks, the ends of months and other calendars.
@Suite struct DueTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    /// Where the person is.
    var zone: String
    /// The zone that the time itself names.
    var of: String?
    var calendar: String?
    var start: String
    var every: Due.Frequency?
    var interval: Int?
    var weekdays: Set<Int>?
    var after: Date
    var next: Date?
    var testDescription: String { name }

    static let all: [Row] = {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Cases/due.jsonl")
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map { line in
        do { return try decoder.decode(Row.self, from: Data(line.utf8)) } catch {
          fatalError("\(file.lastPathComponent): \(line): \(error)")
        }
      }
    }()

    var components: DateComponents {
      let parts = start.split { "-T:".contains($0) }.map { Int($0) }
      let calendars: [String: Calendar.Identifier] = [
        "buddhist": .buddhist, "persian": .persian, "islamicUmmAlQura": .islamicUmmAlQura,
      ]
      return DateComponents(
        calendar: calendar.flatMap { calendars[$0] }.map { identifier in
          var calendar = Calendar(identifier: identifier)
          calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
          return calendar
        },
        timeZone: of.flatMap(TimeZone.init(identifier:)), year: parts[0], month: parts[1],
        day: parts[2], hour: parts.count > 3 ? parts[3] : nil,
        minute: parts.count > 4 ? parts[4] : nil)
    }

    /// The row's time, and the calendar of where the person is.
    func due() throws -> (Due, Calendar) {
      var local = Calendar(identifier: .gregorian)
      local.timeZone = try #require(TimeZone(identifier: zone))
      let repetition = every.map {
        Due.Repetition($0, interval: interval ?? 1, weekdays: weekdays ?? [])
      }
      return (Due(start: components, repetition: repetition), local)
    }
  }

  @Test(arguments: Row.all)
  func `the next time`(row: Row) throws {
    let (due, calendar) = try row.due()
    #expect(due.next(after: row.after, in: calendar) == row.next)
  }

  @Test func `what names no day is never due`() {
    let due = Due(start: DateComponents(hour: 9), repetition: .init(.daily))
    #expect(due.next(after: .now, in: .current) == nil)
  }
}
