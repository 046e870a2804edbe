import Synchronization
import Testing

@testable import SottoHost

/// How often an app may tell or ask something.
@Suite struct QuotaTests {
  @Test func `an allowance is used up and comes back with time`() {
    let start = ContinuousClock.now
    var allowance = Allowance(burst: 2, perSecond: 10, now: start)
    // Nothing is saved up beyond the burst.
    let moments: [Duration] = [
      .zero, .zero, .milliseconds(99), .milliseconds(101), .seconds(9), .seconds(9), .seconds(9),
    ]
    let taken = moments.map { allowance.take(at: start + $0) }
    #expect(taken == [true, true, false, true, true, true, false])
    let wait = allowance.wait(at: start + .seconds(9))
    #expect(wait > .milliseconds(99) && wait < .milliseconds(101))
  }

  @Test func `what comes too fast is taken later, and of each kind the latest`() async {
    let pacing = Pacing(burst: 1, perSecond: 50)
    let (heard, ear) = AsyncStream<String>.makeStream()
    for number in 1...1_000 {
      pacing.take("a") { ear.yield("a\(number)") }
      pacing.take("b") { ear.yield("b\(number)") }
    }
    var words: [String] = []
    for await word in heard {
      words.append(word)
      if words.contains("a1000"), words.contains("b1000") { break }
    }
    #expect(words.first == "a1")
    #expect(words.count < 200, "\(words.count)")
  }

  @Test func `an app that invents kinds is not heard for a while`() {
    let pacing = Pacing(burst: 1, perSecond: 0.001)
    let taken = (0..<1_000).filter { number in pacing.take("\(number)") {} }
    #expect(taken.count == 101)
  }

  @Test func `few questions of an app wait`() {
    let quota = AppQuota()
    #expect(quota.beginQuestion() && quota.beginQuestion() && quota.beginQuestion())
    #expect(!quota.beginQuestion())
    quota.endQuestion()
    #expect(quota.beginQuestion())
  }
}
