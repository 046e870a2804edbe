import Foundation
import HopDispatchAPI
import Testing

@testable import HopDispatch

/// What the dispatch books, and keeps.
@Suite struct RideStoreTests {
  private let folder: Folder
  private let now = SettableClock()
  private let store: RideStore

  init() throws {
    folder = try Folder()
    store = try RideStore(folder: folder.url, clock: now.read)
  }

  private func reopened() throws -> RideStore {
    try RideStore(folder: folder.url, clock: now.read)
  }

  /// Why something is refused; `nil` where it is not.
  private func refusal(_ body: () async throws(Refusal) -> Void) async -> Refusal.Reason? {
    do throws(Refusal) { try await body() } catch { return error.reason }
    return nil
  }

  @Test func `a key books once, also after a restart`() async throws {
    let first = try await store.book(Samples.booking("k"))
    let again = try await store.book(Samples.booking("k"))
    let later = try await reopened().book(Samples.booking("k"))
    #expect(first.isNew && !again.isNew && !later.isNew)
    #expect(again.ride == first.ride && later.ride.id == first.ride.id)
    #expect(await store.rides(of: "ann").rides.count == 1)
  }

  @Test func `a key that was used for another ride books nothing`() async throws {
    _ = try await store.book(Samples.booking("k"))
    let reason = await refusal { () throws(Refusal) in
      _ = try await store.book(Samples.booking("k", people: 2))
    }
    #expect(reason == .badRequest)
  }

  @Test func `one ride is under way at a time, and each rider has one`() async throws {
    _ = try await store.book(Samples.booking("1"))
    #expect(
      await refusal { () throws(Refusal) in _ = try await store.book(Samples.booking("2")) }
        == .rideUnderWay)
    _ = try await store.book(Samples.booking("3", rider: "ben"))
    _ = try await store.book(Samples.booking("4", scheduled: now.read() + 86_400))
    now.add(3600)
    _ = try await store.book(Samples.booking("5"))
    #expect(await store.rides(of: "ann").rides.count == 3)
  }

  @Test func `a ride goes on while nobody runs the dispatch`() async throws {
    let id = try await store.book(Samples.booking("k")).ride.id
    now.add(40)
    #expect(try await reopened().ride(id, of: "ann").phase == .approachingPickup)
    now.add(3600)
    let ride = try await reopened().ride(id, of: "ann")
    #expect(ride.phase == .completed && ride.fare == Money(21.2, "EUR"))
  }

  @Test(arguments: [(0.0, nil), (40, Money(3, "EUR"))])
  func `calling off costs once the car is on its way`(seconds: Double, fee: Money?) async throws {
    let id = try await store.book(Samples.booking("k")).ride.id
    now.add(seconds)
    let ride = try await store.cancel(id, of: "ann")
    #expect(ride.phase == .canceled && ride.fare == fee)
    #expect(try await store.cancel(id, of: "ann") == ride)
    #expect(try await reopened().ride(id, of: "ann").phase == .canceled)
  }

  @Test func `what has begun is not called off, and others call nothing off`() async throws {
    let id = try await store.book(Samples.booking("k")).ride.id
    #expect(
      await refusal { () throws(Refusal) in _ = try await store.cancel(id, of: "ben") } == .notFound
    )
    now.add(500)
    #expect(
      await refusal { () throws(Refusal) in _ = try await store.cancel(id, of: "ann") }
        == .wrongPhase)
  }

  @Test func `feedback is taken when the ride is over`() async throws {
    let id = try await store.book(Samples.booking("k")).ride.id
    let good = Feedback(rating: 5)
    #expect(
      await refusal { () throws(Refusal) in _ = try await store.take(good, on: id, of: "ann") }
        == .wrongPhase)
    now.add(3600)
    _ = try await store.take(good, on: id, of: "ann")
    let ride = try await store.take(Feedback(tip: Money(2, "EUR")), on: id, of: "ann")
    #expect(ride.feedback == Feedback(rating: 5, tip: Money(2, "EUR")))
    for bad in [
      Feedback(rating: 6), Feedback(rating: .nan), Feedback(tip: Money(2, "USD")),
      Feedback(tip: Money(-1, "EUR")),
    ] {
      #expect(
        await refusal { () throws(Refusal) in _ = try await store.take(bad, on: id, of: "ann") }
          == .badRequest)
    }
  }

  @Test(arguments: [
    (Samples.booking("k", option: "submarine"), Refusal.Reason.badRequest),
    (Samples.booking("k", people: 5), .tooManyPeople),
    (Samples.booking("k", people: 0), .tooManyPeople),
    (Samples.booking("k", payment: "shells"), .badRequest),
    (Samples.booking("k", to: Samples.island), .outsideArea),
    (Samples.booking("k", scheduled: SettableClock.start - 600), .badRequest),
    (Samples.booking("k", scheduled: SettableClock.start + 8 * 86_400), .tooFarAhead),
  ])
  func `what cannot be served is refused`(
    booking: Booking, reason: Refusal.Reason
  ) async throws {
    #expect(await refusal { () throws(Refusal) in _ = try await store.book(booking) } == reason)
    #expect(await store.rides(of: "ann").rides.isEmpty)
  }

  @Test func `who waits hears of a change at once`() async throws {
    let before = await store.rides(of: "ann")
    async let waited: Void = store.waitForChange(since: before, until: now.read() + 3000)
    _ = try await store.book(Samples.booking("k"))
    await waited
    // Of one that came before the waiting, too.
    await store.waitForChange(since: before, until: now.read() + 3000)
    #expect(await store.rides(of: "ann").nextChange == now.read() + 2)
  }
}
