import Foundation
import HopDispatchAPI
import Synchronization

/// Tells followers how their rides go on: one question to the dispatch is open for all of them together,
/// which it answers when something has changed.
package final class RideWatch: Sendable {
  /// What a follower is told.
  package enum News: Sendable {
    case ride(Ride)
    /// The dispatch does not know the ride any more, or is not reached for long.
    case lost(DispatchFailure)
  }

  package typealias Listener = @Sendable (News) -> Void

  fileprivate struct Follower {
    var told: Ride
    let listener: Listener
  }

  fileprivate struct State {
    var followers: [ObjectIdentifier: Follower] = [:]
    /// Whether a question is open: it stays so while anybody follows, and is cancelled for nobody.
    var isAsking = false
    /// Whom the next question goes to.
    var dispatch: DispatchClient?
    /// The rides as the last answer had them.
    var rides: [String: Ride] = [:]
  }

  private let state = Mutex(State())

  /// Follows a ride until it is over or lost, or `leave` is called.
  ///
  /// - Parameters:
  ///   - follower: Who follows.
  ///   - ride: The ride as the follower knows it.
  package func follow(
    _ ride: Ride, by follower: AnyObject, of dispatch: DispatchClient,
    _ listener: @escaping Listener
  ) {
    let (begins, news) = state.withLock { state in
      let key = ObjectIdentifier(follower)
      state.followers[key] = Follower(told: ride, listener: listener)
      state.dispatch = dispatch
      defer { state.isAsking = true }
      // What was answered since the follower asked is not answered again.
      let news = state.rides[ride.id].flatMap { state.news(of: $0, for: key) }
      return (!state.isAsking, news)
    }
    if let news { listener(news) }
    if begins { Task { await ask() } }
  }

  package func leave(_ follower: AnyObject) {
    state.withLock { $0.followers[ObjectIdentifier(follower)] = nil }
  }

  private func ask() async {
    var (tag, failedSince): (String?, Date?)
    while let dispatch = state.withLock({ $0.next() }) {
      do throws(DispatchFailure) {
        let (rides, newTag) = try await dispatch.rides(since: tag, waiting: Self.wait)
        failedSince = nil
        tag = newTag
        if let rides { tell(rides) }
      } catch {
        if failedSince == nil { failedSince = .now }
        if let since = failedSince, since.addingTimeInterval(Self.patience) < .now {
          tellAll(.lost(error))
          failedSince = nil
        }
      }
      // A dispatch that answers at once each time is not asked more often than this.
      try? await Task.sleep(for: .seconds(failedSince == nil ? Self.pause : 1))
    }
  }

  private func tell(_ rides: [Ride]) {
    let known = Dictionary(rides.map { ($0.id, $0) }) { first, _ in first }
    var calls: [() -> Void] = []
    state.withLock { state in
      state.rides = known
      for (follower, following) in state.followers {
        guard let ride = known[following.told.id] else {
          state.followers[follower] = nil
          let failure = DispatchFailure.unanswered(
            "It does not know \(following.told.id) any more.")
          calls.append { following.listener(.lost(failure)) }
          continue
        }
        guard let news = state.news(of: ride, for: follower) else { continue }
        calls.append { following.listener(news) }
      }
    }
    for call in calls { call() }
  }

  private func tellAll(_ news: News) {
    let listeners = state.withLock { state in
      defer { state.followers = [:] }
      return state.followers.values.map(\.listener)
    }
    for listener in listeners { listener(news) }
  }

  /// Seconds that the dispatch may wait for a change.
  private static let wait = 20.0
  /// Seconds for which it may be away.
  private static let patience = 20.0
  private static let pause = 0.1
}

extension RideWatch.State {
  /// Whom to ask next; `nil` where nobody follows any more.
  fileprivate mutating func next() -> DispatchClient? {
    guard followers.isEmpty else { return dispatch }
    self = RideWatch.State()
    return nil
  }

  /// What a follower has not been told yet of a ride. From now on it counts as told, and one that is over as
  /// followed no more.
  fileprivate mutating func news(of ride: Ride, for follower: ObjectIdentifier) -> RideWatch.News? {
    guard let told = followers[follower]?.told, ride.phase.isBeyond(told.phase) else { return nil }
    if ride.phase.isOver { followers[follower] = nil } else { followers[follower]?.told = ride }
    return .ride(ride)
  }
}
