import Foundation

/// Tells how far something has played without asking the player.
struct PlaybackClock: Equatable {
  private var position: TimeInterval = 0
  private var since: ContinuousClock.Instant?
  private(set) var speed = 1.0

  var isRunning: Bool { since != nil }

  func position(at now: ContinuousClock.Instant = .now) -> TimeInterval {
    guard let since else { return position }
    return position + max(0, (now - since) / .seconds(1)) * speed
  }

  mutating func set(to position: TimeInterval, at now: ContinuousClock.Instant = .now) {
    self.position = position
    if isRunning { since = now }
  }

  mutating func start(at now: ContinuousClock.Instant = .now) {
    if !isRunning { since = now }
  }

  mutating func stop(at now: ContinuousClock.Instant = .now) {
    position = position(at: now)
    since = nil
  }

  mutating func setSpeed(_ speed: Double, at now: ContinuousClock.Instant = .now) {
    set(to: position(at: now), at: now)
    self.speed = speed
  }
}
