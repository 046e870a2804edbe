import Foundation
import HopDispatchAPI
import Testing

@testable import HopDispatch

/// Where a ride stands is told by the clock, and what it costs by the way.
@Suite struct RideTimelineTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    var option: String
    var kilometres: Double
    var pace: Double
    /// Seconds after the booking.
    var scheduled: Double?
    var seconds: Double
    var phase: RidePhase
    var testDescription: String { "\(option) \(kilometres) km × \(pace) after \(seconds) s" }
  }

  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  @Test(arguments: Cases.read("phases", as: Row.self))
  func `the phase by the clock`(row: Row) {
    let timeline = RideTimeline(
      from: Self.start, of: row.option, kilometres: row.kilometres,
      scheduled: row.scheduled.map { Self.start + $0 }, pace: row.pace)
    #expect(timeline.phase(at: Self.start + row.seconds) == row.phase)
  }

  @Test func `changes come one after the other, and end`() {
    let timeline = RideTimeline(
      from: Self.start, of: "standard", kilometres: 3, scheduled: nil, pace: 1)
    var phases = [timeline.phase(at: Self.start)]
    var now = Self.start
    while let next = timeline.nextChange(after: now) {
      phases.append(timeline.phase(at: next))
      now = next
    }
    #expect(phases == RidePhase.allCases.filter { $0 != .canceled })
  }

  @Test(arguments: [
    ("standard", 0.0, "3.5", "4.2"), ("standard", 9.3, "21.2", "25.4"), ("xl", 10, "31", "37.2"),
    ("lux", 2.04, "14.8", "17.8"),
  ])
  func `the price of a way`(
    option: String, kilometres: Double, least: String, most: String
  ) throws {
    let tariff = try #require(Town().tariff(of: option))
    #expect(tariff.price(of: kilometres) == Money(try #require(Decimal(string: least)), "EUR"))
    #expect(
      tariff.highestPrice(of: kilometres) == Money(try #require(Decimal(string: most)), "EUR"))
  }

  @Test func `who are many are offered what takes them`() throws {
    func options(_ people: Int) throws -> [String] {
      try Town().offers(
        from: Samples.station, to: Samples.airport, people: people, at: Self.start, pace: 1
      ).options.map(\.option)
    }
    #expect(try options(1) == ["standard", "xl", "lux"])
    #expect(try options(4) == ["standard", "xl"])
    #expect(try options(6) == ["xl"])
    let refusal = #expect(throws: Refusal.self) { try options(7) }
    #expect(refusal?.reason == .tooManyPeople)
  }

  @Test func `what is too far away is out of the area`() {
    let refusal = #expect(throws: Refusal.self) {
      try Town().offers(
        from: Samples.station, to: Samples.island, people: 1, at: Self.start, pace: 1)
    }
    #expect(refusal?.reason == .outsideArea)
  }
}
