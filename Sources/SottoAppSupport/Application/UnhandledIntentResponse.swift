import Intents

/// Says that the delegate implements neither form of `application(_:handle:…)`.
final class UnhandledIntentResponse: INIntentResponse, @unchecked Sendable {}
