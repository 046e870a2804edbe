import SottoWire
import Synchronization

/// How long something has taken, each time.
final class Histogram: Sendable {
  private let name: String
  private let help: String
  /// The longest that falls into each bucket, in seconds; what takes longer falls into another.
  private let bounds: [Double]
  private let state: Mutex<(counts: [Double], sum: Double)>

  init(_ name: String, _ help: String, bounds: [Double]) {
    self.name = name
    self.help = help
    self.bounds = bounds
    state = Mutex((Array(repeating: 0, count: bounds.count + 1), 0))
  }

  /// - Parameter seconds: What it took this time.
  func note(_ seconds: Double) {
    let place = bounds.firstIndex { seconds <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[place] += 1
      state.sum += seconds
    }
  }

  var metric: Metric {
    let (counts, sum) = state.withLock { $0 }
    var total = 0.0
    var samples = zip(bounds.map { "\($0)" } + ["+Inf"], counts).map { bound, count in
      total += count
      return Metric.Sample(total, ["le": bound], suffix: "_bucket")
    }
    samples += [Metric.Sample(sum, suffix: "_sum"), Metric.Sample(total, suffix: "_count")]
    return Metric(name, help, .histogram, samples)
  }
}
