import Intents
import SottoAssistant
import SottoWire

extension TurnRunner {
  /// What the handler of a request that `goesOn` says, until it is released or its process ends.
  func updates(by exchange: UpdateExchange) async -> AsyncStream<HandlerResponse> {
    let (updates, continuation) = AsyncStream<HandlerResponse>.makeStream()
    guard let handler, let candidate = turn.current else {
      continuation.finish()
      return updates
    }
    let number = number
    exchange.follow(number, of: candidate.app.identifier) {
      continuation.yield(HandlerResponse(plain: $0))
    }
    continuation.onTermination = { _ in exchange.leave(number) }
    handler.whenEnded { continuation.finish() }
    endUpdates = { continuation.finish() }
    let started = try? await handler.call(
      HandlerCalls.StartUpdates(request: number, intent: candidate.request.message),
      within: remaining)
    if started?.sends != true { continuation.finish() }
    return updates
  }
}

extension Turn.Result {
  /// Whether it was handled so that there is more to say of it.
  var hasUpdates: Bool {
    guard case .request(let candidate, .done(let response)) = self else { return false }
    return !response.isLast
      && IntentDescription.all[candidate.request.intentName]?.hasUpdates == true
  }
}
