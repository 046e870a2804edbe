import SottoWire
import Synchronization

/// Counts something, apart by what its labels say.
final class Counter: Sendable {
  private let name: String
  private let help: String
  private let labels: [String]
  private let counts = Mutex<[[String]: Double]>([:])

  /// How many values of labels are told apart; what comes then is counted together.
  private static let most = 2000

  init(_ name: String, _ help: String, _ labels: String...) {
    self.name = name
    self.help = help
    self.labels = labels
  }

  /// One more.
  ///
  /// - Parameter values: Those of the labels, in their order.
  func count(_ values: String...) {
    counts.withLock { counts in
      let isKnown = counts[values] != nil || counts.count < Self.most
      counts[isKnown ? values : values.map { _ in "other" }, default: 0] += 1
    }
  }

  var metric: Metric {
    let samples = counts.withLock { $0 }.map { values, count in
      Metric.Sample(count, Dictionary(uniqueKeysWithValues: zip(labels, values)))
    }
    return Metric(name, help, .counter, samples)
  }
}
