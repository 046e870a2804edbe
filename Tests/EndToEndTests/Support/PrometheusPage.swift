import Foundation

/// A page of metrics, read as strictly as Prometheus' text format 0.0.4 is written.
struct PrometheusPage {
  struct Sample {
    var name: String
    var labels: [String: String]
    var value: Double
  }

  private(set) var samples: [Sample] = []
  /// What is wrong with it, by line.
  private(set) var faults: [String] = []
  private var kinds: [String: String] = [:]

  init(_ text: String) {
    if !text.hasSuffix("\n") { faults.append("it does not end with a line break") }
    var family = ""
    var helped: Set<String> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      func fault(_ what: String) { faults.append("\(what): \(line)") }
      if let found = line.wholeMatch(of: /# HELP ([a-z_]+) (\S.*\.)/) {
        family = String(found.1)
        if !helped.insert(family).inserted { fault("a second HELP") }
      } else if let found = line.wholeMatch(of: /# TYPE ([a-z_]+) (counter|gauge|histogram)/) {
        if found.1 != family || kinds[family] != nil { fault("TYPE out of its place") }
        kinds[family] = String(found.2)
      } else if let found = line.wholeMatch(
        of: /([a-z_]+)(?:\{(.*)\})? (-?[0-9.]+(?:e[-+]?[0-9]+)?|NaN|[+-]Inf)/)
      {
        let name = String(found.1)
        guard
          name == family || ["_bucket", "_sum", "_count"].contains(where: { name == family + $0 }),
          kinds[family] != nil, (kinds[family] == "histogram") == (name != family),
          let labels = Self.labels(found.2 ?? "")
        else {
          fault("a sample out of its place")
          continue
        }
        samples.append(Sample(name: name, labels: labels, value: Double(found.3) ?? .infinity))
      } else {
        fault("no line of a page")
      }
    }
    for (family, kind) in kinds {
      if kind == "counter", !family.hasSuffix("_total") { faults.append("\(family) is no _total") }
      if kind == "histogram" { faults += faults(ofHistogram: family) }
    }
    let known = samples.map { "\($0.name) \($0.labels.sorted { $0.key < $1.key })" }
    if Set(known).count != known.count { faults.append("a sample stands there twice") }
  }

  /// The sum of the samples that have these labels.
  func value(_ name: String, _ labels: [String: String] = [:]) -> Double {
    samples.filter { sample in
      sample.name == name && labels.allSatisfy { sample.labels[$0.key] == $0.value }
    }.reduce(0) { $0 + $1.value }
  }

  private func faults(ofHistogram family: String) -> [String] {
    let buckets = samples.filter { $0.name == "\(family)_bucket" }
    let counts = buckets.map(\.value)
    let bounds = buckets.map {
      Double($0.labels["le"]?.replacing("+Inf", with: "inf") ?? "") ?? .nan
    }
    var faults: [String] = []
    if counts != counts.sorted() { faults.append("\(family) shrinks") }
    if bounds != bounds.sorted() || bounds.last != .infinity {
      faults.append("\(family): \(bounds)")
    }
    if counts.last != value("\(family)_count") { faults.append("\(family) has another count") }
    return faults
  }

  private static func labels(_ text: Substring) -> [String: String]? {
    var rest = text
    var labels: [String: String] = [:]
    while let found = rest.prefixMatch(of: /([a-z_]+)="((?:[^"\\\n]|\\[\\"n])*)"(?:,(?=.)|$)/) {
      labels[String(found.1)] = String(found.2)
      rest = rest[found.range.upperBound...]
    }
    return rest.isEmpty ? labels : nil
  }
}
