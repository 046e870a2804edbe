import Foundation
import SottoAssistant
import Testing

/// Clocks and zones neither break a habit nor double it.
@Suite struct SuggestionClockTests {
  /// The probability of the habit at eight on a workday.
  private func news(_ diary: Diary, day: Int, _ hour: Int = 8) -> Double {
    diary.suggestions(day: day, hour).first { $0.action == "news" }?.probability ?? 0
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"])
  func `a habit stays at its hour when the clocks change`(zone: String) {
    var diary = Diary(zone: zone)
    // Into April, past the change in each of these.
    diary.liveWeeks(0..<13)
    for day in 13 * 7..<13 * 7 + 5 {
      #expect(news(diary, day: day) > 0.4)
      #expect(news(diary, day: day, 7) < news(diary, day: day))
      #expect(news(diary, day: day, 9) < news(diary, day: day))
    }
  }

  @Test func `a habit goes on a journey`() {
    var diary = Diary(zone: "Europe/Berlin")
    diary.liveWeeks(0..<4)
    diary.zone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    #expect(news(diary, day: 28) > 0.4)
    // Eight in Berlin.
    #expect(news(diary, day: 28, 16) < 0.1)
    diary.liveWeeks(4..<5)
    diary.zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    #expect(news(diary, day: 35) > 0.4)
  }

  @Test func `what is told twice counts once`() {
    var (once, twice) = (Diary(), Diary())
    once.liveWeeks(0..<4)
    twice.liveWeeks(0..<4)
    twice.liveWeeks(2..<4)
    #expect(once.suggestions(day: 28, 8) == twice.suggestions(day: 28, 8))
  }

  @Test func `the order in which things are learnt is nothing to it`() {
    var (forward, backward) = (Diary(), Diary())
    forward.liveWeeks(0..<4)
    for week in (0..<4).reversed() { backward.liveWeeks(week..<week + 1) }
    let (first, second) = (forward.suggestions(day: 28, 8), backward.suggestions(day: 28, 8))
    #expect(first.map(\.action) == second.map(\.action))
    for (one, other) in zip(first, second) {
      #expect(abs(one.probability - other.probability) < 1e-3)
    }
  }

  @Test func `a clock that was years ahead for a day breaks no habit`() {
    var diary = Diary()
    diary.liveWeeks(0..<4)
    let before = news(diary, day: 28)
    for action in ["news", "jazz", "folk"] { diary.did(action, day: 4000, 8) }
    #expect(abs(news(diary, day: 28) - before) < 0.1)
  }

  @Test(arguments: [-1e12, -62_135_769_600, 0, 253_402_300_800, 1e12])
  func `no date is too odd`(seconds: Double) {
    var diary = Diary()
    diary.liveWeeks(0..<2)
    let odd = WallMoment(Date(timeIntervalSince1970: seconds), offset: 3600)
    diary.model.learn(Doing("odd", at: odd))
    #expect(!diary.suggestions(day: 14, 8).isEmpty)
    #expect(diary.model.ranked(at: Occasion(odd)).allSatisfy { (0...1).contains($0.probability) })
  }
}
