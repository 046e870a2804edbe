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
    var poll: Task<Void, Never>?
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
    state.withLock { state in
      state.followers[ObjectIdentifier(follower)] = Follower(told: ride, listener: listener)
      state.poll?.cancel()
      // Anew, since the one that is open would tell a new follower nothing until the next change.
      state.poll = Task { [weak self] in await self?.poll(dispatch) }
    }
  }

  package func leave(_ follower: AnyObject) {
    state.withLock { state in
      state.followers[ObjectIdentifier(follower)] = nil
      state.endIfForsaken()
    }
  }

  private func poll(_ dispatch: DispatchClient) async {
    var (tag, failedSince): (String?, Date?)
    while !Task.isCancelled {
      do throws(DispatchFailure) {
        let (rides, newTag) = try await dispatch.rides(since: tag, waiting: Self.wait)
        failedSince = nil
        tag = newTag
        if let rides { tell(rides) }
      } catch {
        guard !Task.isCancelled else { return }
        if failedSince == nil { failedSince = .now }
        if let failedSince, failedSince.addingTimeInterval(Self.patience) < .now {
          return tellAll(.lost(error))
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
      for (follower, following) in state.followers {
        let news: News
        if let ride = known[following.told.id] {
          guard ride.phase != following.told.phase else { continue }
          state.followers[follower]?.told = ride
          news = .ride(ride)
        } else {
          news = .lost(.unanswered("It does not know \(following.told.id) any more."))
        }
        if news.isLast { state.followers[follower] = nil }
        calls.append { following.listener(news) }
      }
      state.endIfForsaken()
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

extension RideWatch.News {
  fileprivate var isLast: Bool {
    if case .ride(let ride) = self { ride.phase.isOver } else { true }
  }
}

extension RideWatch.State {
  fileprivate mutating func endIfForsaken() {
    guard followers.isEmpty else { return }
    poll?.cancel()
    poll = nil
  }
}
