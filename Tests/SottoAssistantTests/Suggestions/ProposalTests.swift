import Foundation
import SottoAssistant
import Testing

/// What apps propose on their own account.
@Suite struct ProposalTests {
  private var diary = Diary()

  private func ranked(_ proposals: [Proposal], day: Int = 28, _ hour: Int = 8) -> [Suggestion] {
    diary.model.ranked(at: Occasion(diary.moment(day, hour), proposals: proposals))
  }

  @Test func `without any history proposals are suggested in the app's order`() {
    let found = ranked([Proposal("second", rank: 1), Proposal("first", rank: 0)])
    #expect(found.map(\.action) == ["first", "second"])
    #expect(found.map(\.reason) == [.upcoming, .upcoming])
    #expect(found.allSatisfy { $0.probability < 0.1 })
  }

  @Test mutating func `what continues a habit takes its place and its reason`() throws {
    diary.liveWeeks(0..<4)
    let found = ranked([Proposal("news, today's", continues: "news", rank: 0)])
    #expect(found.first?.action == "news, today's")
    #expect(!found.contains { $0.action == "news" })
    guard case .habit = found.first?.reason else {
      Issue.record("\(found)")
      return
    }
  }

  @Test mutating func `what is of use now comes before what is not`() {
    diary.liveWeeks(0..<4)
    let found = ranked(
      [Proposal("a", rank: 0), Proposal("b", rank: 0, isRelevant: true)], day: 28, 16)
    #expect(found.first?.action == "b")
    #expect(found.first?.reason == .relevant)
  }

  @Test mutating func `an app may want only its proposals suggested`() {
    diary.liveWeeks(0..<4)
    let occasion = Occasion(diary.moment(28, 8), proposals: [Proposal("new", rank: 0)])
    let found = diary.model.ranked(at: occasion) { _ in false }
    #expect(found.map(\.action) == ["new"])
  }
}
