import Foundation
import HopDispatchAPI

/// Books, watches and settles the person's rides: what the handlers of all intents have in common.
package final class RideService: Sendable {
  private let container: HopContainer?
  package let gazetteer: Gazetteer
  package let watch = RideWatch()

  /// - Parameter container: `nil` where the group is not granted.
  package init(_ container: HopContainer?, gazetteer: Gazetteer = .shared) {
    self.container = container
    self.gazetteer = gazetteer
  }

  package var ownPlaces: OwnPlaces? { container.map { OwnPlaces($0, gazetteer: gazetteer) } }

  /// The dispatch that the settings name.
  package func dispatch() throws(DispatchFailure) -> DispatchClient {
    let settings: HopSettings
    do throws(KeptFileError) { settings = try granted().ownSettings() } catch {
      throw .kept(error)
    }
    guard let address = settings.dispatch, let rider = settings.rider else {
      throw .absent("The settings name no address.")
    }
    return DispatchClient(address: address, rider: rider, limit: settings.patience)
  }

  private func granted() throws(KeptFileError) -> HopContainer {
    guard let container else {
      throw KeptFileError(
        path: HopContainer.group, problem: "is not granted", remedy: "See the entitlements.")
    }
    return container
  }

  /// Books a ride once, whatever becomes of the answer: where none comes the dispatch is asked what
  /// became of the booking, and where that is not to be learnt, either, the same booking, said again,
  /// is sent by the same key.
  ///
  /// - Parameter booking: Its key is taken where no other is known for the same ride.
  package func book(_ booking: Booking) async throws(DispatchFailure) -> Ride {
    let dispatch = try dispatch()
    var booking = booking
    do throws(KeptFileError) {
      let file = try granted().unanswered
      booking.key = (try? file.read())?.key(for: booking, at: .now) ?? booking.key
      try file.write(UnansweredBooking(booking: booking, sent: .now))
    } catch {
      throw .kept(error)
    }
    do {
      let ride = try await dispatch.book(booking)
      settle()
      return ride
    } catch {
      if case .refused = error { settle() }
      // What has not arrived now may have before.
      guard case .unanswered(let reason) = error else { throw error }
      guard let ride = try await dispatch.rides(key: booking.key, within: 2).first else {
        throw .notBooked(reason)
      }
      settle()
      return ride
    }
  }

  /// Forgets the booking of which is known now what became of it.
  private func settle() {
    do throws(KeptFileError) { try granted().unanswered.remove() } catch {
      Self.log(error)
    }
  }

  /// The ride that “my ride” is: the one under way, else the next, else the last.
  package static func current(of rides: [Ride], at now: Date = .now) -> Ride? {
    let open = rides.filter { !$0.phase.isOver }
    return open.min { $0.arrival < $1.arrival } ?? rides.first
  }

  /// Writes to the app's log, as what the person hears has no room for reasons.
  package static func log(_ error: any Error) {
    try? FileHandle.standardError.write(contentsOf: Data("\(error.localizedDescription)\n".utf8))
  }
}

extension RideService {
  /// The ride as soon as it has a driver, which takes a moment; as it is where it takes longer.
  package func rideWithDriver(_ ride: Ride) async -> Ride {
    let found = try? await Deadline.run(seconds: 3.5) { [self] in
      let dispatch = try dispatch()
      var tag: String?
      while true {
        let answer = try await dispatch.rides(since: tag, waiting: 3)
        tag = answer.tag
        if let ride = answer.rides?.first(where: { $0.id == ride.id }), ride.phase != .received {
          return ride
        }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    return found ?? ride
  }

  /// Calls a ride off; where no answer comes, whether it is called off is asked.
  package func cancel(_ id: String) async throws(DispatchFailure) -> Ride {
    let dispatch = try dispatch()
    do { return try await dispatch.cancel(id) } catch {
      guard case .unanswered = error,
        let ride = try await dispatch.rides(within: 2).first(where: { $0.id == id }),
        ride.phase == .canceled
      else { throw error }
      return ride
    }
  }
}
