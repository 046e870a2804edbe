/// What the assistant has counted.
extension ClientCalls {
  package struct Metrics: WireCall {
    package static let name = "metrics"
    package init() {}
    package typealias Answer = [Metric]
  }
}

/// Something that is counted or measured, with its values at a moment; the names are Prometheus'.
///
/// No label holds a word that a person has said.
package struct Metric: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    /// Only grows, from 0 at the assistant's start.
    case counter
    case gauge
    /// Its samples are `_bucket`, `_sum` and `_count`.
    case histogram
  }

  package struct Sample: Codable, Sendable, Equatable {
    /// What follows the metric's name.
    package var suffix: String?
    package var labels: [String: String]
    package var value: Double

    package init(_ value: Double, _ labels: [String: String] = [:], suffix: String? = nil) {
      self.value = value
      self.labels = labels
      self.suffix = suffix
    }
  }

  package var name: String
  /// What it is, in a sentence.
  package var help: String
  package var kind: Kind
  package var samples: [Sample]

  package init(_ name: String, _ help: String, _ kind: Kind, _ samples: [Sample]) {
    self.name = name
    self.help = help
    self.kind = kind
    self.samples = samples
  }
}
