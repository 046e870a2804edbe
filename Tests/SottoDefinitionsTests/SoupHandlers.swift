import Intents

/// Completion handlers, as Xcode's template has them.
final class SoupHandler: NSObject, OrderSoupIntentHandling {
  func resolveSoup(
    for intent: OrderSoupIntent, with completion: @escaping (SoupResolutionResult) -> Void
  ) {
    guard let soup = intent.soup else { return completion(.needsValue()) }
    let found = Soup(identifier: "tomato", display: "Tomato soup")
    found.price = INCurrencyAmount(amount: 4.5, currencyCode: "EUR")
    found.isVegan = true
    completion(soup.displayString == "tomato" ? .success(with: found) : .unsupported())
  }

  func resolveQuantity(
    for intent: OrderSoupIntent,
    with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void
  ) {
    let quantity = intent.quantity?.intValue ?? 1
    completion(quantity > 10 ? .unsupported(forReason: .tooMany) : .success(with: quantity))
  }

  func resolveToppings(for intent: OrderSoupIntent) async -> [INStringResolutionResult] {
    (intent.toppings ?? []).map { .success(with: $0.uppercased()) }
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent,
    with completion: @escaping (INObjectCollection<Soup>?, (any Error)?) -> Void
  ) {
    completion(INObjectCollection(items: [Soup(identifier: "pea", display: "Pea soup")]), nil)
  }

  func handle(
    intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void
  ) {
    guard let soup = intent.soup, intent.size != .small else {
      return completion(OrderSoupIntentResponse(code: .failure, userActivity: nil))
    }
    let minutes = NSNumber(value: (intent.quantity?.intValue ?? 0) * 5)
    completion(.success(soup: soup, minutes: minutes))
  }
}

/// Only what must be there, asynchronously.
final class MenuHandler: NSObject, SPOpenMenuIntentHandling {
  func handle(intent: SPOpenMenuIntent) async -> SPOpenMenuIntentResponse {
    SPOpenMenuIntentResponse(code: .continueInApp, userActivity: nil)
  }
}

/// Of a project whose classes have a prefix.
final class ReadingHandler: NSObject, SPReadMenuIntentHandling {
  func resolveChapter(for intent: SPReadMenuIntent) async -> SPChapterResolutionResult {
    .success(with: SPChapter(identifier: "soups", display: "Soups"))
  }

  func handle(intent: SPReadMenuIntent) async -> SPReadMenuIntentResponse {
    SPReadMenuIntentResponse(code: .success, userActivity: nil)
  }
}

/// Knows what its guests usually have; asynchronously, but for what it resolves.
final class RegularsHandler: NSObject, OrderSoupIntentHandling {
  func resolveSoup(for intent: OrderSoupIntent) async -> SoupResolutionResult {
    intent.soup.map { .success(with: $0) } ?? .needsValue()
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent
  ) async throws -> INObjectCollection<Soup> {
    INObjectCollection(sections: [
      INObjectSection(title: "Today", items: [Soup(identifier: "pea", display: "Pea soup")]),
      INObjectSection(title: "Always", items: [Soup(identifier: "leek", display: "Leek soup")]),
    ])
  }

  func defaultQuantity(for intent: OrderSoupIntent) -> NSNumber? { 3 }

  func defaultSize(for intent: OrderSoupIntent) -> BowlSize? { .default }

  func defaultToppings(for intent: OrderSoupIntent) -> [String]? { ["chives", "cream"] }

  func resolveToppings(for intent: OrderSoupIntent) async -> [INStringResolutionResult] {
    (intent.toppings ?? []).map { .success(with: $0 == "cream" ? "CREAM" : $0) }
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    guard let soup = intent.soup else { return .init(code: .failure, userActivity: nil) }
    return .success(soup: soup, minutes: 5)
  }
}
