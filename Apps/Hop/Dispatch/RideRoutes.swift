import FlyingFox
import Foundation
import HopDispatchAPI

/// What is answered at which address.
struct RideRoutes: Sendable {
  typealias Route = @Sendable (HTTPRequest) async throws(Refusal) -> Answer

  let store: RideStore

  /// Seconds that a client may have an answer wait for a change.
  static let longestWait = 25.0

  var all: KeyValuePairs<String, Route> {
    [
      "GET /options": { request throws(Refusal) in try await options(request) },
      "POST /rides": { request throws(Refusal) in try await book(request) },
      "GET /rides": { request throws(Refusal) in try await rides(request) },
      "GET /rides/:id": { request throws(Refusal) in
        try await .value(store.ride(request.identifier, of: request.rider))
      },
      "DELETE /rides/:id": { request throws(Refusal) in
        try await .value(store.cancel(request.identifier, of: request.rider))
      },
      "POST /rides/:id/feedback": { request throws(Refusal) in
        let feedback: Feedback = try await request.value()
        return try await .value(store.take(feedback, on: request.identifier, of: request.rider))
      },
    ]
  }

  private func options(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let people = request.query["people"].map { Int($0) } ?? 1
    guard let people, people > 0 else {
      throw Refusal(.badRequest, "“people” is no number of people. Give one from 1 on.")
    }
    let (pickup, dropOff) = (try request.spot("pickup"), try request.spot("dropOff"))
    return try await .value(store.offers(from: pickup, to: dropOff, people: people))
  }

  private func book(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let booking: Booking = try await request.value()
    try booking.check()
    let booked = try await store.book(booking)
    return try .value(booked.ride, booked.isNew ? .created : .ok)
  }

  /// At once, or, where the client has this answer already, as soon as there is another.
  private func rides(_ request: HTTPRequest) async throws(Refusal) -> Answer {
    let rider = try request.rider
    let wait = request.query["wait"].map { Double($0) } ?? 0
    guard let wait, wait >= 0 else {
      throw Refusal(.badRequest, "“wait” is no number of seconds. Give 0 to \(Self.longestWait).")
    }
    let known = request.headers[HTTPHeader("If-None-Match")]
    let limit = Date.now + min(wait, Self.longestWait)
    while true {
      let snapshot = await store.rides(of: rider, key: request.query["key"])
      let body = try Answer.data(Rides(rides: snapshot.rides))
      let tag = body.tag
      if tag != known { return Answer(.ok, body, tag: tag) }
      if limit <= .now { return Answer(.notModified, tag: tag) }
      await store.waitForChange(since: snapshot, until: limit)
    }
  }
}

extension Data {
  /// What tells these bytes from others: FNV-1a, the same in each process.
  fileprivate var tag: String {
    let hash = reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
