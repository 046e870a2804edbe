/// How much is tried.
enum FuzzLimit {
  case inputs(Int)
  case seconds(Double)

  func isReached(by place: Int, since start: ContinuousClock.Instant) -> Bool {
    switch self {
    case .inputs(let count): place >= count
    case .seconds(let seconds): start.duration(to: .now) >= .seconds(seconds)
    }
  }

  /// What of it is left for a worker, as its command line says it.
  func arguments(since start: ContinuousClock.Instant) -> [String] {
    switch self {
    case .inputs(let count): ["--inputs", String(count)]
    case .seconds(let seconds):
      ["--seconds", String(max(0, seconds - start.duration(to: .now) / .seconds(1)))]
    }
  }
}
