import Intents
import Testing

/// What an app sees when it calls its own handlers: either form reaches whichever is written.
@Suite struct DirectCallTests {
  private let intent = INPlayMediaIntent()

  @Test func awaitReachesTheCompletionForm() async {
    let handler = CompletionHandler()
    #expect(await handler.handle(intent: intent).code == .handleInApp)
    #expect(
      await handler.resolveMediaItems(for: intent)
        == INPlayMediaMediaItemResolutionResult.successes(with: [skyfall]))
  }

  @Test func completionReachesTheAsyncForm() async {
    let code = await withCheckedContinuation { continuation in
      AsyncHandler().handle(intent: intent) { continuation.resume(returning: $0.code) }
    }
    #expect(code == .success)
  }

  @Test func awaitReachesACompletionThatComesLater() async {
    #expect(await MixedHandler().handle(intent: intent).code == .continueInApp)
  }

  #if os(Linux)
    // In Objective-C the compiler asks for one form; here both may be missing, and that must end.
    @Test func neitherFormAnswersWithoutRecursion() async {
      #expect(await EmptyHandler().handle(intent: intent).code == .unspecified)
      #expect(await EmptyHandler().confirm(intent: intent).code == .ready)
      #expect(await EmptyHandler().resolveMediaItems(for: intent) == [])
      let code = await withCheckedContinuation { continuation in
        EmptyHandler().handle(intent: intent) { continuation.resume(returning: $0.code) }
      }
      #expect(code == .unspecified)
    }
  #endif
}
