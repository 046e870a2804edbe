import Foundation
import SottoAssistant
import Testing

/// What is offered unasked, and when no longer.
@Suite struct OffersTests {
  private let diary = Diary()
  private var offers = Offers()

  private func suggestion(_ action: String, _ probability: Double) -> Suggestion {
    Suggestion(action: action, probability: probability, reason: .frequent)
  }

  @Test func `only what is likely is offered`() {
    let moment = diary.moment(0, 8)
    #expect(offers.choice(from: [suggestion("a", 0.39)], at: moment) == nil)
    #expect(offers.choice(from: [suggestion("a", 0.41)], at: moment)?.action == "a")
    #expect(offers.choice(from: [], at: moment) == nil)
  }

  @Test mutating func `there are a few a day, and not one upon the other`() {
    let made = (0..<24 * 6).filter { slot in
      let moment = diary.moment(0, slot / 6, slot % 6 * 10)
      guard let choice = offers.choice(from: [suggestion("\(slot)", 0.9)], at: moment) else {
        return false
      }
      offers.offered(choice.action, at: moment)
      return true
    }
    #expect(made == [0, 3, 6, 9])
    #expect(offers.choice(from: [suggestion("a", 0.9)], at: diary.moment(1, 0)) != nil)
  }

  @Test mutating func `what is dismissed backs off, the longer the oftener`() {
    var days: [Int] = []
    for day in 0..<40
    where offers.choice(from: [suggestion("a", 0.9)], at: diary.moment(day, 8)) != nil {
      offers.offered("a", at: diary.moment(day, 8))
      offers.dismissed("a")
      days.append(day)
    }
    #expect(days == [0, 1, 3, 7, 14, 28])
    #expect(offers.choice(from: [suggestion("b", 0.9)], at: diary.moment(28, 9)) != nil)
    offers.taken("a")
    #expect(offers.choice(from: [suggestion("a", 0.9)], at: diary.moment(29, 8)) != nil)
  }

  @Test mutating func `a clock that was ahead silences nothing`() {
    offers.offered("a", at: diary.moment(4000, 8))
    offers.dismissed("a")
    #expect(offers.choice(from: [suggestion("a", 0.9)], at: diary.moment(0, 8)) != nil)
  }

  @Test mutating func `what is forgotten is not silenced any more`() {
    offers.offered("a", at: diary.moment(0, 8))
    offers.dismissed("a")
    offers.forget { $0 == "a" }
    #expect(offers.choice(from: [suggestion("a", 0.9)], at: diary.moment(0, 9)) != nil)
  }

  @Test mutating func `offers are kept across lives`() throws {
    offers.offered("a", at: diary.moment(0, 8))
    let kept = try JSONDecoder().decode(Offers.self, from: JSONEncoder().encode(offers))
    #expect(kept == offers)
  }
}
