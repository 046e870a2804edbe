import SottoAssistant
import Testing

@testable import SuggestionSimulator

/// What is read of a published log, and how made-up people live.
@Suite struct SuggestionSimulatorTests {
  @Test(arguments: [
    """
    anna\t2009-05-04T20:02:00Z\tThe Lanterns\tOne
    anna\t2009-05-04T20:05:00Z\tThe Lanterns\tTwo
    anna\t2009-05-04T20:08:00Z\tGrey Owl\tThree
    anna\t2009-05-04T19:00:00Z\tGrey Owl\tFour
    """,
    """
    anna\t2009-05-04T20:08:00Z\ta-2\tGrey Owl\tt-3\tThree
    anna\t2009-05-04T20:05:00Z\ta-1\tThe Lanterns\tt-2\tTwo
    anna\t2009-05-04T20:02:00Z\ta-1\tThe Lanterns\tt-1\tOne
    anna\t2009-05-04T19:00:00Z\t\tGrey Owl\t\tFour
    """,
  ])
  func `an artist counts when they begin`(text: String) {
    let log = ListeningLog(lines: text.split(separator: "\n"))
    #expect(log.people["anna"]?.map(\.action) == ["Grey Owl", "The Lanterns", "Grey Owl"])
    #expect(log.unread == 0)
  }

  @Test(arguments: [
    ("anna\t2009-05-04T20:02:00Z\tx", "line 1 has 3 fields; 4 or 6 are expected"),
    ("anna\tyesterday\tx\ty", "line 1 has no moment like 2009-05-04T23:08:57Z but “yesterday”"),
    ("anna\t2009-05-04T20:02:00Z\t\ty", "line 1 names no artist"),
  ])
  func `a line that cannot be read is told of`(line: String, problem: String) {
    let log = ListeningLog(lines: [Substring(line)])
    #expect(log.people.isEmpty)
    #expect(log.unread == 1)
    #expect(log.firstProblem == problem)
  }

  @Test func `a person of a seed lives the same life again`() {
    let lives = [7, 7, 8].map { SimulatorCommand.madeUp($0).replay.events }
    #expect(lives[0] == lives[1])
    #expect(lives[0] != lives[2])
  }

  @Test func `life goes forward, and some of it is by mistake`() {
    for seed in UInt64(1)...10 {
      let events = SimulatorCommand.madeUp(seed).replay.events
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.start.date <= $1.start.date })
      #expect(events.contains { $0.isAccident })
    }
  }

  @Test func `who is measured has taught nothing`() {
    #expect(!Seeds.measured(5000).overlaps(Seeds.training(60)))
  }
}
