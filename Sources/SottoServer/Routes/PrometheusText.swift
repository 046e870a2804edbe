import SottoWire

/// Metrics as Prometheus reads them (text format 0.0.4).
enum PrometheusText {
  static let type = "text/plain; version=0.0.4; charset=utf-8"

  static func text(of metrics: [Metric]) -> String {
    metrics.map { metric in
      let samples = metric.samples.map { sample in
        (name: metric.name + (sample.suffix ?? ""), labels: labels(sample.labels), sample: sample)
      }
      // Buckets stand in the order of what they hold, all else in one that can be compared.
      let sorted =
        metric.kind == .histogram ? samples : samples.sorted { ($0.labels) < ($1.labels) }
      let lines = sorted.map { "\($0.name)\($0.labels) \(number($0.sample.value))\n" }
      return "# HELP \(metric.name) \(escaped(metric.help, quotes: false))\n"
        + "# TYPE \(metric.name) \(metric.kind.rawValue)\n" + lines.joined()
    }.joined()
  }

  private static func labels(_ labels: [String: String]) -> String {
    guard !labels.isEmpty else { return "" }
    let pairs = labels.sorted { $0.key < $1.key }
      .map { "\($0.key)=\"\(escaped($0.value, quotes: true))\"" }
    return "{\(pairs.joined(separator: ","))}"
  }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    let plain = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    return quotes ? plain.replacing("\"", with: "\\\"") : plain
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value > 0 ? "+Inf" : "-Inf" }
    return Double(Int64(exactly: value) ?? .min) == value ? "\(Int64(value))" : "\(value)"
  }
}
