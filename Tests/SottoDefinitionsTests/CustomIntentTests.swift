import Foundation
import Intents
import SottoAssistant
import SottoWire
import Testing

@Suite struct CustomIntentTests {
  init() { CustomIntents.search(module: "SottoDefinitionsTests") }

  /// The intent that all tests but one order with.
  private var intent: OrderSoupIntent {
    let intent = OrderSoupIntent()
    intent.soup = Soup(identifier: nil, display: "tomato")
    intent.quantity = 2
    intent.size = .default
    intent.toppings = ["basil", "pepper"]
    intent.spicy = true
    intent.pickup = CLPlacemark(location: nil, name: "Home", postalAddress: nil)
    intent.when = DateComponents(year: 2026, month: 11, day: 21)
    return intent
  }

  @Test func isCopiedArchivedAndComparedAsAWhole() throws {
    let copy = try #require(intent.copy() as? OrderSoupIntent)
    #expect(copy == intent)
    #expect(copy.size == .default)
    #expect(copy.spicy?.boolValue == true)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: intent, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: OrderSoupIntent.self, from: data)
    #expect(read == intent)
    copy.quantity = 3
    #expect(copy != intent)
    #expect(OrderSoupIntent().size == .unknown)
  }

  @Test func keepsItsKindOnTheWireAndInDonations() throws {
    let interaction = INInteraction(intent: intent, response: nil)
    let data = try JSONEncoder().encode(interaction.plain)
    let read = try INInteraction.decode(JSONDecoder().decode(PlainValue.self, from: data))
    #expect(read.intent as? OrderSoupIntent == intent)
  }

  /// The state machine asks, a handler answers, and every value crosses the wire both ways.
  @Test(arguments: [
    (2, BowlSize.unknown, "done"), (2, .small, "failed"), (11, .default, "unsupported"),
  ])
  func isRunByTheRequest(quantity: Int, size: BowlSize, ending: String) async throws {
    let intent = intent
    intent.quantity = NSNumber(value: quantity)
    intent.size = size
    let run = try await CustomRequest(intent, handler: SoupHandler()).run()
    #expect("\(run.ending)".hasPrefix(ending))
    guard case .done(let response) = run.ending else { return }
    #expect(response.code == "success")
    #expect(response.plain["minutes"] == 10)
    #expect(response.plain["soup"]?["price"] != nil)
    #expect(run.values["toppings"] == ["BASIL", "PEPPER"])
  }

  @Test func anIntentWithoutParametersRuns() async throws {
    let run = try await CustomRequest(SPOpenMenuIntent(), handler: MenuHandler()).run()
    #expect(run.calls == ["begin", "confirm", "handle", "continueInApp"])
  }

  @Test func classesHaveThePrefixOfTheirProject() async throws {
    let run = try await CustomRequest(SPReadMenuIntent(), handler: ReadingHandler()).run()
    #expect(run.values["chapter"]?["display"] == "Soups")
  }

  @Test func responsesKnowTheirOwnCodes() {
    let response = OrderSoupIntentResponse(code: .almostReady, userActivity: nil)
    #expect(response.code == .almostReady)
    #expect(OrderSoupIntentResponseCode.failureOutOfStock.rawValue == 100)
    #expect(HandlerResponse(plain: response.plain).meaningOfHandle == .proceed)
    let failure = OrderSoupIntentResponse.failureOutOfStock(
      soup: Soup(identifier: nil, display: "Pea"))
    #expect(failure.code == .failureOutOfStock)
    #expect(failure.soup?.displayString == "Pea")
    #expect(HandlerResponse(plain: failure.plain).meaningOfHandle == .failure)
  }

  /// A handler that wants to know the soup has said which there are.
  @Test func thePersonChoosesAmongWhatTheHandlerOffers() async throws {
    let run = try await CustomRequest(OrderSoupIntent(), handler: SoupHandler()).run(choosing: 0)
    #expect(run.values["soup"]?["identifier"] == "pea")
    #expect(run.values["quantity"] == 1)
  }

  @Test func whatIsNotSaidHasTheHandlersValue() async throws {
    let run = try await CustomRequest(OrderSoupIntent(), handler: RegularsHandler())
      .run(choosing: 1)
    #expect(run.values["soup"]?["identifier"] == "leek")
    #expect(run.values["quantity"] == 3)
    #expect(run.values["size"] == .integer(BowlSize.default.rawValue))
    #expect(run.values["toppings"] == ["chives", "CREAM"])
    guard case .done = run.ending else { throw CustomRequest.Unexpected(action: nil) }
  }

  /// What was said stays as it is.
  @Test func whatIsSaidComesBeforeTheHandlersValue() async throws {
    let intent = OrderSoupIntent()
    intent.soup = Soup(identifier: "leek", display: "Leek soup")
    intent.quantity = 2
    let run = try await CustomRequest(intent, handler: RegularsHandler()).run()
    #expect(run.values["quantity"] == 2)
  }
}
