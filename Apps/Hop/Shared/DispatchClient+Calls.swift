import Foundation
import HopDispatchAPI

extension DispatchClient {
  /// What rides there are for a way.
  package func offers(
    from pickup: Spot, to dropOff: Spot, people: Int = 1
  ) async throws(DispatchFailure) -> Offers {
    let reply = try await send(
      "GET", "options",
      ["pickup": pickup.degrees, "dropOff": dropOff.degrees, "people": "\(people)"])
    return try value(reply)
  }

  /// The rider's rides, the latest first.
  ///
  /// - Parameter key: That of a booking, where its ride alone is wanted.
  package func rides(
    key: String? = nil, within limit: Double? = nil
  ) async throws(DispatchFailure) -> [Ride] {
    var query = ["rider": rider]
    query["key"] = key
    let rides: Rides = try value(try await send("GET", "rides", query, within: limit))
    return rides.rides
  }

  /// The rider's rides as soon as they stand otherwise than by an earlier answer.
  ///
  /// - Parameters:
  ///   - tag: That of the earlier answer; `nil` for an answer at once.
  ///   - seconds: How long to wait for a change.
  /// - Returns: `nil` for the rides when there was none.
  package func rides(
    since tag: String?, waiting seconds: Double
  ) async throws(DispatchFailure) -> (rides: [Ride]?, tag: String?) {
    let reply = try await send(
      "GET", "rides", ["rider": rider, "wait": "\(seconds)"], tag: tag,
      within: seconds + limit)
    if reply.status == 304 { return (nil, tag) }
    let rides: Rides = try value(reply)
    return (rides.rides, reply.tag)
  }

  package func cancel(_ id: String) async throws(DispatchFailure) -> Ride {
    try value(try await send("DELETE", "rides/\(id)", ["rider": rider]))
  }

  package func send(_ feedback: Feedback, on id: String) async throws(DispatchFailure) -> Ride {
    try value(
      try await send("POST", "rides/\(id)/feedback", ["rider": rider], body: body(feedback)))
  }

  func book(_ booking: Booking) async throws(DispatchFailure) -> Ride {
    try value(try await send("POST", "rides", body: body(booking)))
  }

  private func value<Value: Decodable & DispatchAnswer>(
    _ reply: Reply
  ) throws(DispatchFailure) -> Value {
    do {
      let value = try DispatchJSON.value(Value.self, of: reply.data)
      try value.check()
      return value
    } catch {
      throw .unanswered("Its answer is no \(Value.self): \(error)")
    }
  }

  private func body(_ value: some Encodable) throws(DispatchFailure) -> Data {
    do { return try DispatchJSON.data(value) } catch {
      throw .absent("The request cannot be written: \(error)")
    }
  }
}

extension Spot {
  fileprivate var degrees: String { "\(latitude),\(longitude)" }
}
