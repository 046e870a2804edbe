import Foundation

/// Tells how far something has played without asking the player.
package struct PlaybackClock: Equatable {
  private var position: TimeInterval = 0
  private var since: ContinuousClock.Instant?
  package private(set) var speed = 1.0

  package init() {}

  package var isRunning: Bool { since != nil }

  package func position(at now: ContinuousClock.Instant = .now) -> TimeInterval {
    guard let since else { return position }
    return position + max(0, (now - since) / .seconds(1)) * speed
  }

  package mutating func set(to position: TimeInterval, at now: ContinuousClock.Instant = .now) {
    self.position = position
    if isRunning { since = now }
  }

  package mutating func start(at now: ContinuousClock.Instant = .now) {
    if !isRunning { since = now }
  }

  package mutating func stop(at now: ContinuousClock.Instant = .now) {
    position = position(at: now)
    since = nil
  }

  package mutating func setSpeed(_ speed: Double, at now: ContinuousClock.Instant = .now) {
    set(to: position(at: now), at: now)
    self.speed = speed
  }
}
