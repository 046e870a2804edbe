import Foundation
import HopDispatchAPI

/// Where the dispatch has cars, what they cost, and who drives them.
struct Town: Sendable {
  var center = Spot(name: "Town Hall", latitude: 54.323, longitude: 10.139)
  /// Kilometres from the centre.
  var radius = 40.0
  var tariffs = Tariff.all
  /// The first is taken where none is named.
  var payments = ["card", "cash"]
  /// What it costs to cancel a ride whose car is under way already.
  var cancellationFee = Money(3, Tariff.currency)

  /// Those who drive each kind of ride.
  var drivers: [String: [Ride.Driver]] = [
    "standard": [
      Ride.Driver(
        name: "Ida", phone: "+49 431 555 0101", rating: "4.9", maker: "Škoda", model: "Enyaq",
        plate: "HP 101"),
      Ride.Driver(
        name: "Emre", phone: "+49 431 555 0102", rating: "4.8", maker: "Toyota", model: "Corolla",
        plate: "HP 102"),
    ],
    "xl": [
      Ride.Driver(
        name: "Nadia", phone: "+49 431 555 0103", rating: "5.0", maker: "Ford", model: "Transit",
        plate: "HP 103")
    ],
    "lux": [
      Ride.Driver(
        name: "Jun", phone: "+49 431 555 0104", rating: "4.7", maker: "Volvo", model: "S90",
        plate: "HP 104")
    ],
  ]

  /// Who drives a ride of a kind; `nil` where nobody does.
  ///
  /// - Parameter turn: How many rides there were before, as drivers take turns.
  func driver(of option: String, turn: Int) -> Ride.Driver? {
    let drivers = drivers[option, default: []]
    return drivers.isEmpty ? nil : drivers[turn % drivers.count]
  }

  func tariff(of option: String) -> Tariff? { tariffs.first { $0.option == option } }

  /// - Throws: `Refusal` where either end is out of the area.
  func check(from pickup: Spot, to dropOff: Spot) throws(Refusal) {
    for spot in [pickup, dropOff] where center.distance(to: spot) > radius {
      throw Refusal(
        .outsideArea,
        "“\(spot.name)” is more than \(radius) km from \(center.name). Choose a place "
          + "nearer by.")
    }
  }

  /// How far it is on the roads, in kilometres.
  func way(from pickup: Spot, to dropOff: Spot) -> Double { pickup.distance(to: dropOff) * 1.3 }

  /// What each kind of ride that takes so many people costs for a way.
  func offers(
    from pickup: Spot, to dropOff: Spot, people: Int, at now: Date, pace: Double
  ) throws(Refusal) -> Offers {
    try check(from: pickup, to: dropOff)
    let kilometres = way(from: pickup, to: dropOff)
    let fitting = tariffs.filter { $0.seats >= people }
    if fitting.isEmpty {
      throw Refusal(.tooManyPeople, "No car takes \(people) people. Ask for fewer.")
    }
    return Offers(
      options: fitting.map { tariff in
        Offer(
          option: tariff.option, seats: tariff.seats,
          pickup: now + RideTimeline.drive(for: tariff.option) / pace,
          least: tariff.price(of: kilometres), most: tariff.highestPrice(of: kilometres))
      }, payments: payments, expires: now + 300)
  }
}
