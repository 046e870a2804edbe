import Foundation
import HopDispatchAPI

/// All rides of the dispatch, each kept on disk before anybody is told of it.
actor RideStore {
  let town: Town
  private let file: RideFile
  let clock: @Sendable () -> Date
  let pace: Double
  private(set) var rides: [DispatchedRide]
  let changes = ChangeSignal()
  /// Where a damaged file of rides was put.
  nonisolated let kept: String?

  /// - Throws: `Refusal` when the file of rides cannot be read.
  init(
    folder: URL, town: Town = Town(), pace: Double = 1,
    clock: @escaping @Sendable () -> Date = { .now }
  ) throws(Refusal) {
    file = RideFile(folder: folder)
    self.town = town
    self.pace = pace
    self.clock = clock
    let reading = try file.read()
    rides = reading.rides
    kept = reading.kept
  }

  func offers(from pickup: Spot, to dropOff: Spot, people: Int) throws(Refusal) -> Offers {
    try town.offers(from: pickup, to: dropOff, people: people, at: clock(), pace: pace)
  }

  /// Books a ride; what was booked by the same key is only told.
  ///
  /// - Returns: The ride, and whether it is new.
  func book(_ booking: Booking) throws(Refusal) -> (ride: Ride, isNew: Bool) {
    let now = clock()
    if let known = rides.first(where: { $0.booking.key == booking.key }) {
      guard known.booking == booking else {
        throw Refusal(
          .badRequest, "The key \(booking.key) has booked another ride. Make a new key.")
      }
      return (known.ride(at: now), false)
    }
    let ride = try BookingDesk(town: town, pace: pace)
      .ride(for: booking, number: rides.count, at: now)
    if ride.start <= now, rides.contains(where: { $0.isUnderWay(at: now, for: booking.rider) }) {
      throw Refusal(
        .rideUnderWay, "The rider has a ride under way. Wait for its end, or cancel it.")
    }
    try replace(by: rides + [ride])
    return (ride.ride(at: now), true)
  }

  func ride(_ id: String, of rider: String) throws(Refusal) -> Ride {
    rides[try place(of: id, rider)].ride(at: clock())
  }

  /// Cancels a ride before the person is in the car.
  func cancel(_ id: String, of rider: String) throws(Refusal) -> Ride {
    let now = clock()
    return try change(id, of: rider) { (ride) throws(Refusal) in
      switch ride.phase(at: now) {
      case .canceled: return
      case .received, .confirmed: ride.cancellation = .init(date: now, fee: nil)
      case .approachingPickup, .pickup:
        ride.cancellation = .init(date: now, fee: town.cancellationFee)
      case .ongoing, .completed:
        throw Refusal(.wrongPhase, "The ride \(id) has begun, and cannot be cancelled any more.")
      }
    }
  }

  /// Takes what the rider says of a ride that is over.
  func take(_ feedback: Feedback, on id: String, of rider: String) throws(Refusal) -> Ride {
    try feedback.check(in: Tariff.currency)
    let now = clock()
    return try change(id, of: rider) { (ride) throws(Refusal) in
      guard ride.phase(at: now) == .completed else {
        throw Refusal(.wrongPhase, "The ride \(id) is not over. Say how it was when it is.")
      }
      ride.feedback = Feedback(
        rating: feedback.rating ?? ride.feedback?.rating, tip: feedback.tip ?? ride.feedback?.tip)
    }
  }

  private func place(of id: String, _ rider: String) throws(Refusal) -> Int {
    guard let place = rides.firstIndex(where: { $0.id == id && $0.booking.rider == rider }) else {
      throw Refusal(.notFound, "There is no ride \(id) of this rider.")
    }
    return place
  }

  private func change(
    _ id: String, of rider: String, _ body: (inout DispatchedRide) throws(Refusal) -> Void
  ) throws(Refusal) -> Ride {
    let place = try place(of: id, rider)
    var changed = rides
    try body(&changed[place])
    if changed[place] != rides[place] { try replace(by: changed) }
    return rides[place].ride(at: clock())
  }

  private func replace(by changed: [DispatchedRide]) throws(Refusal) {
    let now = clock()
    // Of what is over, the latest are kept.
    var superfluous = changed.count - Self.mostKept
    let kept = changed.filter { ride in
      guard superfluous > 0, ride.phase(at: now).isOver else { return true }
      superfluous -= 1
      return false
    }
    try file.write(kept)
    rides = kept
    changes.signal()
  }

  private static let mostKept = 5_000
}

extension DispatchedRide {
  fileprivate func isUnderWay(at now: Date, for rider: String) -> Bool {
    booking.rider == rider && isUnderWay(at: now)
  }
}
