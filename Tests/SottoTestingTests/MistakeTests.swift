import Foundation
import Intents
import SottoTesting
import SottoWire
import Synchronization
import Testing

/// What a person would not notice of a handler, its developer does.
@Suite struct MistakeTests {
  private func bench(_ handler: @escaping @Sendable () -> Any) -> Bench {
    Bench(TestedApp("Tidepool", intents: [INPlayMediaIntent.self])) { _ in handler() }
  }

  @Test func `the same choices again after one was chosen fail the turn`() async throws {
    let bench = bench { RepeatingHandler() }
    let turn = try await bench.say("play hello in tidepool", answers: ["the second one"])
    #expect(turn.outcome == .failed, "\(turn)")
    let problem = try #require(turn.problem)
    #expect(
      problem.hasPrefix("SottoTestingTests.RepeatingHandler: INPlayMediaIntent.resolveMediaItems "))
    #expect(problem.contains("same choices again") && problem.contains("intent.mediaItems"))
    #expect(turn.questions.count == 1)
    #expect("\(turn)".contains(problem))
    let row = SentenceCase(
      "play hello in tidepool", answers: ["the second one"],
      expect: Expectation(outcome: .failed, intent: "INPlayMediaIntent"))
    #expect(try await bench.check(row).differences == [problem])
  }

  @Test func `a question that nobody answers is no mistake`() async throws {
    let turn = try await bench { RepeatingHandler() }.say("play hello in tidepool")
    #expect(turn.outcome == .question && turn.problem == nil, "\(turn)")
  }

  @Test(arguments: ["resolveMediaItems", "confirm", "handle"], [true, false])
  func `a completion handler called twice fails the turn`(
    method: String, isLater: Bool
  ) async throws {
    let turn = try await bench { TwiceHandler(method, isLater: isLater) }
      .say("play hello in tidepool")
    #expect(turn.outcome == .failed, "\(turn)")
    #expect(
      turn.problem
        == "SottoTestingTests.TwiceHandler: INPlayMediaIntent.\(method) called its completion "
        + "handler more than once; call it exactly once.")
  }

  @Test func `a completion handler that is kept is no mistake`() async throws {
    let turn = try await bench { KeepingHandler() }.say("play hello in tidepool")
    #expect(turn.outcome == .done && turn.problem == nil, "\(turn)")
  }

  @Test func `what goes wrong is told in sentences`() async throws {
    var bench = bench { SilentHandler() }
    bench.timeLimit = .milliseconds(100)
    let turn = try await bench.say("play hello in tidepool")
    #expect(turn.steps.last?.result == "no answer in time")
    #expect(turn.problem?.hasPrefix("INPlayMediaIntent: there was no answer in time.") == true)
  }

  /// At the bench's noon of 2026-01-01.
  @Test(arguments: [("Asia/Seoul", 1_767_308_400.0), ("GMT", 1_767_340_800)])
  func `a time reaches the handler as a moment`(zone: String, moment: Double) async throws {
    let told = Told()
    var bench = Bench(TestedApp("Tidepool", intents: [INRequestRideIntent.self])) { _ in
      PickupHandler(told.hear)
    }
    bench.timeZone = try #require(TimeZone(identifier: zone))
    let sentence = "get me a ride to the airport tomorrow at 8 am with tidepool"
    let turn = try await bench.say(sentence)
    #expect(turn.outcome == .done, "\(turn)")
    #expect(told.date == Date(timeIntervalSince1970: moment), "\(turn)")
    let intent: INRequestRideIntent = try bench.intent(from: sentence)
    #expect(intent.scheduledPickupTime?.startDateComponents?.date == told.date)
    let resolved = (turn.intent as? INRequestRideIntent)?.scheduledPickupTime
    #expect(resolved?.startDateComponents?.date == told.date)
  }

  private final class Told: Sendable {
    private let parts = Mutex<DateComponents?>(nil)
    var date: Date? { parts.withLock { $0?.date } }
    @Sendable func hear(_ heard: DateComponents?) { parts.withLock { $0 = heard } }
  }
}
