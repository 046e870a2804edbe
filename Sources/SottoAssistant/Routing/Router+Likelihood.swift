import SottoLanguage

extension Router {
  /// The best Reading; where no app here carries out such a request, the best of those nearly as
  /// likely for which there is one: who has no app for music adds to a list, not to a playlist.
  package func likeliest(of readings: [Reading]) -> Reading {
    let best = readings[0]
    guard case .nobody = route(best) else { return best }
    return readings.first { reading in
      guard reading.confidence >= best.confidence / 2, case .app = route(reading) else {
        return false
      }
      return true
    } ?? best
  }
}
