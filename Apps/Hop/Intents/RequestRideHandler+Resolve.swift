import HopDispatchAPI
import HopShared
import Intents

// The kind of ride, and for how many: by what the dispatch has for the way. Where it does not answer,
// `confirm` says so.

extension RequestRideHandler {
  func option(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    let named = intent.rideOptionName
    guard let offers = try? await offers(for: intent).get() else {
      return named.map { .success(with: $0) } ?? .notRequired()
    }
    if let named {
      guard let offer = offers.options.first(where: { $0.option == named.rideOption }) else {
        return .unsupported()
      }
      return .success(with: offer.speakable(in: places.language))
    }
    let fitting = offers.options.filter { $0.seats >= intent.partySize ?? 1 }
      .map { $0.speakable(in: places.language) }
    switch fitting.count {
    // So many people are refused by their number.
    case 0: return .notRequired()
    case 1: return .success(with: fitting[0])
    default: return .disambiguation(with: fitting)
    }
  }

  func people(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    guard let people = intent.partySize else { return .notRequired() }
    guard let offers = try? await offers(for: intent).get() else { return .success(with: people) }
    let option = intent.rideOptionName?.rideOption
    let seats = offers.options.filter { option == nil || $0.option == option }.map(\.seats).max()
    return people >= 1 && people <= seats ?? 0 ? .success(with: people) : .unsupported()
  }
}
