import SottoSocket

/// How often something may be done: so many times at once, and so many times a second after that.
struct Allowance: Sendable {
  private let burst: Double
  private let perSecond: Double
  private var left: Double
  private var checked: ContinuousClock.Instant

  init(burst: Int, perSecond: Double, now: ContinuousClock.Instant = .now) {
    self.burst = Double(burst)
    self.perSecond = perSecond
    left = self.burst
    checked = now
  }

  /// Takes some times away. Returns whether there were so many.
  mutating func take(_ count: Int = 1, at now: ContinuousClock.Instant = .now) -> Bool {
    refill(at: now)
    guard left >= Double(count) else { return false }
    left -= Double(count)
    return true
  }

  /// How long it takes until there is one again.
  mutating func wait(at now: ContinuousClock.Instant = .now) -> Duration {
    refill(at: now)
    return left >= 1 ? .zero : .seconds((1 - left) / perSecond)
  }

  private mutating func refill(at now: ContinuousClock.Instant) {
    left = min(burst, left + (now - checked).seconds * perSecond)
    checked = now
  }
}
