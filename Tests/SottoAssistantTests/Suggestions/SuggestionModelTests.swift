import Foundation
import SottoAssistant
import Testing

/// What is suggested, and why.
@Suite struct SuggestionModelTests {
  private var diary = Diary()

  @Test mutating func `a habit of workdays is suggested at its time, with its reason`() throws {
    diary.liveWeeks(0..<4)
    let first = try #require(diary.suggestions(day: 28, 7, 55).first)
    #expect(first.action == "news")
    #expect(first.probability > 0.4)
    guard case .habit(let weekdays, let minute) = first.reason else {
      Issue.record("\(first.reason)")
      return
    }
    #expect(weekdays == [2, 3, 4, 5, 6])
    #expect((8 * 60...8 * 60 + 10).contains(minute))
  }

  @Test mutating func `neither another time nor the weekend is that habit's`() throws {
    diary.liveWeeks(0..<4)
    for (day, hour) in [(28, 15), (28, 22), (33, 8), (34, 8)] {
      let news = diary.suggestions(day: day, hour).first { $0.action == "news" }
      #expect((news?.probability ?? 0) < 0.2, "day \(day), \(hour) o'clock")
    }
  }

  @Test mutating func `what was done today is not wanted again at once`() throws {
    diary.liveWeeks(0..<4)
    diary.did("news", day: 28, 8)
    let news = diary.suggestions(day: 28, 8, 20).first { $0.action == "news" }
    #expect((news?.probability ?? 0) < 0.2)
  }

  @Test mutating func `what follows another action is suggested after it`() throws {
    for day in 0..<21 {
      // At a time that is no habit.
      let hour = 9 + day * 5 % 11
      diary.did("podcast", day: day, hour)
      diary.did("quiz", day: day, hour, 12)
    }
    diary.liveWeeks(0..<3)
    diary.did("podcast", day: 21, 16)
    let first = try #require(diary.suggestions(day: 21, 16, 10).first)
    #expect(first.action == "quiz")
    #expect(first.reason == .after("podcast"))
  }

  @Test mutating func `what plays is not suggested`() {
    diary.liveWeeks(0..<4)
    #expect(!diary.suggestions(day: 28, 8, playing: "news").contains { $0.action == "news" })
  }

  @Test(
    arguments: [
      (4, nil, true), (40, 0.02, true), (nil, 0.05, true), (29, 0.4, true),
      (12, 0.9, false), (900, 0.04, false), (nil, nil, false), (200, 0.5, false),
    ] as [(TimeInterval?, Double?, Bool)])
  func `what was broken off at once was an accident`(
    duration: TimeInterval?, share: Double?, isAccident: Bool
  ) {
    var diary = Diary()
    for day in 0..<20 { diary.did("siren", day: day, 8, duration: duration, share: share) }
    #expect(diary.suggestions(day: 20, 8).isEmpty == isAccident)
  }

  @Test func `one who did nothing yet is suggested nothing`() {
    #expect(diary.suggestions(day: 0, 8).isEmpty)
  }

  @Test mutating func `what is forgotten has left no trace`() {
    diary.liveWeeks(0..<4)
    var other = Diary()
    other.liveWeeks(0..<4)
    for day in 0..<28 { other.did("secret", day: day, 7, 50) }
    #expect(other.suggestions(day: 28, 8) != diary.suggestions(day: 28, 8))
    other.model.forget("secret")
    for (hour, minute) in [(7, 50), (8, 0), (13, 30), (20, 0)] {
      #expect(other.suggestions(day: 28, hour, minute) == diary.suggestions(day: 28, hour, minute))
    }
  }

  @Test mutating func `only what is wanted is suggested`() {
    diary.liveWeeks(0..<4)
    let allowed = diary.model.ranked(at: Occasion(diary.moment(28, 8))) { $0 != "news" }
    #expect(!allowed.isEmpty)
    #expect(!allowed.contains { $0.action == "news" })
  }
}
