import Intents
import SottoLanguage
import SottoWire

/// A ride, or the kinds of ride there are, as a card.
struct RideCard {
  private let response: PlainValue
  private let ride: SpokenRide
  /// What the app takes.
  private let intents: Set<String>
  private let dialogue: Dialogue

  init(_ response: HandlerResponse, intents: Set<String>, dialogue: Dialogue) {
    self.response = response.plain
    ride = SpokenRide(response: response, dialogue: dialogue, isHeard: false)
    self.intents = intents
    self.dialogue = dialogue
  }

  /// `nil` where the answer is about no ride.
  var card: Card? {
    if let options = response["rideOptions"]?.list, !options.isEmpty {
      return Card(rows: options.map(row))
    }
    guard let phase = ride.phase else { return nil }
    let words = ride.words
    let isOver = ["completed", "canceled", "missedPickup"].contains(phase)
    let rows = (isOver ? ["fee"] : ["place", "price", "minutes"]).compactMap { name in
      words[name].flatMap { $0.isEmpty ? nil : $0 }
        .map { Card.Row(title: dialogue.say(["ride.\(name)"]), subtitle: $0) }
    }
    return Card(
      title: words["driver"], subtitle: words["vehicle"].flatMap { $0.isEmpty ? nil : $0 },
      rows: rows, actions: actions(in: phase))
  }

  private func actions(in phase: String) -> [Card.Action] {
    switch phase {
    case "completed":
      intents.contains("INSendRideFeedbackIntent") ? [dialogue.action("rateRide")] : []
    case "canceled", "missedPickup": []
    default:
      [("INGetRideStatusIntent", "showRide"), ("INCancelRideIntent", "cancelRide")]
        .filter { intents.contains($0.0) }.map { dialogue.action($0.1) }
    }
  }

  private func row(_ option: PlainValue) -> Card.Row {
    let name = option["name"]?.string ?? ""
    let isBookable = intents.contains("INRequestRideIntent") && !name.isEmpty
    return Card.Row(
      title: name, subtitle: ride.costs(option),
      actions: isBookable ? [dialogue.action("bookRide", ["option": name])] : nil)
  }
}
