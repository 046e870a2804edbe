import Foundation
import HopDispatchAPI
import Synchronization
import Testing

@testable import HopDispatch
@testable import HopShared

/// What the extension makes of what the dispatch says.
@Suite struct DispatchClientTests {
  /// A right answer, with something in it that cannot be.
  struct Nonsense: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: Data

    static let all: [Nonsense] = Cases.lines("nonsense").compactMap { line in
      guard
        let row = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
        let name = row["name"] as? String
      else { fatalError("nonsense.jsonl: \(String(decoding: line, as: UTF8.self))") }
      if let body = row["body"] as? String {
        return Nonsense(testDescription: name, body: Data(body.utf8))
      }
      let change = row["change"] as? [String: Any] ?? [:]
      return Nonsense(testDescription: name, body: rightAnswer(with: change))
    }

    static func rightAnswer(with change: [String: Any] = [:]) -> Data {
      let spot: [String: Any] = ["name": "Zoo", "latitude": 54.3, "longitude": 10.1]
      let ride: [String: Any] = [
        "id": "ride-1", "phase": "ongoing", "pickup": spot, "dropOff": spot, "option": "xl",
        "people": 1, "payment": "card", "arrival": 1_800_000_000, "end": 1_800_000_600,
        "fare": ["amount": 12.4, "currency": "EUR"],
      ]
      let answer = ["rides": [ride.merging(change) { $1 }]]
      return (try? JSONSerialization.data(withJSONObject: answer)) ?? Data()
    }
  }

  private func read(_ body: Data) throws -> Rides {
    let rides = try DispatchJSON.value(Rides.self, of: body)
    try rides.check()
    return rides
  }

  @Test func `a right answer is taken`() throws {
    let ride = try #require(try read(Nonsense.rightAnswer()).rides.first)
    #expect(ride.phase == .ongoing && ride.fare == Money(Decimal(string: "12.4") ?? 0, "EUR"))
  }

  @Test(arguments: Nonsense.all)
  func `nonsense is no answer`(nonsense: Nonsense) {
    #expect(throws: (any Error).self) { try read(nonsense.body) }
  }

  /// Against the dispatch itself, over HTTP.
  @Test func `a ride is offered, booked, followed, called off and asked for by its key`()
    async throws
  {
    try await withDispatch { dispatch in
      let offers = try await dispatch.offers(from: Samples.station, to: Samples.airport)
      #expect(offers.options.map(\.option) == ["standard", "xl", "lux"])
      let (none, tag) = try await dispatch.rides(since: nil, waiting: 0)
      #expect(none?.isEmpty == true)
      #expect(try await dispatch.rides(since: tag, waiting: 0).rides == nil)
      async let changed = dispatch.rides(since: tag, waiting: 20)
      let ride = try await dispatch.book(Samples.booking("k", rider: dispatch.rider))
      #expect(try await changed.rides?.map(\.id) == [ride.id])
      #expect(try await dispatch.rides(key: "k").map(\.id) == [ride.id])
      #expect(try await dispatch.rides(key: "another").isEmpty)
      #expect(try await dispatch.cancel(ride.id).phase == .canceled)
      let failure = await #expect(throws: DispatchFailure.self) {
        try await dispatch.send(Feedback(rating: 5), on: ride.id)
      }
      let refusal = try #require(failure?.refusal)
      #expect(refusal.reason == .wrongPhase)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `however many follow a ride, each hears how it goes on`() async throws {
    final class Follower: Sendable {}
    try await withDispatch { dispatch in
      let ride = try await dispatch.book(Samples.booking("k", rider: dispatch.rider))
      let watch = RideWatch()
      let followers = (0..<40).map { _ in Follower() }
      let (told, telling) = AsyncStream<ObjectIdentifier>.makeStream()
      for follower in followers {
        watch.follow(ride, by: follower, of: dispatch) { news in
          if case .ride(let ride) = news, ride.phase.isOver {
            telling.yield(ObjectIdentifier(follower))
          }
        }
        // Each has asked before, as a handler does, which takes a moment.
        _ = try await dispatch.rides()
      }
      _ = try await dispatch.cancel(ride.id)
      var left = Set(followers.map { ObjectIdentifier($0) })
      for await follower in told {
        left.remove(follower)
        if left.isEmpty { break }
      }
    }
  }

  @Test(arguments: [
    ("POST", "rides", "{\"key\": 1", Refusal.Reason.badRequest), ("POST", "rides", "", .badRequest),
    ("GET", "options", "", .badRequest), ("GET", "rides/none", "", .notFound),
    ("DELETE", "rides/none", "", .notFound), ("GET", "nothing/here", "", .notFound),
    ("POST", "rides", String(repeating: "x", count: 100_000), .badRequest),
  ])
  func `a bad request is told why`(
    method: String, path: String, body: String, reason: Refusal.Reason
  ) async throws {
    try await withDispatch { dispatch in
      let failure = await #expect(throws: DispatchFailure.self) {
        try await dispatch.send(
          method, path, ["rider": "ann"], body: body.isEmpty ? nil : Data(body.utf8))
      }
      let refusal = try #require(failure?.refusal)
      #expect(refusal.reason == reason && !refusal.message.isEmpty)
    }
  }

  @Test func `where nobody listens nothing was heard`() async throws {
    let nobody = DispatchClient(
      address: try #require(URL(string: "http://127.0.0.1:9")), rider: "ann")
    let failure = await #expect(throws: DispatchFailure.self) { try await nobody.rides() }
    guard case .absent? = failure else {
      Issue.record("\(failure as Any)")
      return
    }
  }

  private func withDispatch(
    _ body: @escaping @Sendable (DispatchClient) async throws -> Void
  ) async throws {
    let folder = try Folder()
    let server = DispatchServer(store: try RideStore(folder: folder.url), port: 0)
    let (addresses, ready) = AsyncStream<String>.makeStream()
    let running = Task { try await server.run { ready.yield($0) } }
    defer { running.cancel() }
    let found = await addresses.first { _ in true }
    let address = try #require(found.flatMap { URL(string: $0) })
    // Beside hundreds of other tests the dispatch, in this process, may have to wait for its turn.
    try await body(DispatchClient(address: address, rider: "ann", limit: 60))
  }
}

extension DispatchFailure {
  fileprivate var refusal: Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}
