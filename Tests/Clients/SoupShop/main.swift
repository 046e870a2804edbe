import Intents

/// Handles an intent whose classes the plugin generates from the definition beside this file.
final class Shop: NSObject, OrderSoupIntentHandling {
  func resolveSize(for intent: OrderSoupIntent) async -> BowlSizeResolutionResult {
    .success(with: intent.size == .unknown ? .small : intent.size)
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    guard let soup = intent.soup else { return .init(code: .failure, userActivity: nil) }
    return .success(soup: soup, minutes: 5)
  }
}

let intent = OrderSoupIntent()
intent.soup = Soup(identifier: "tomato", display: "Tomato soup")
intent.suggestedInvocationPhrase = "Order my soup"
let response = await Shop().handle(intent: intent)
print(response.code, response.soup?.displayString ?? "nothing", response.minutes ?? 0)
