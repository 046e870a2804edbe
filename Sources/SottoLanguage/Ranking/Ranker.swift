import Foundation

/// Tells which of a sentence's Readings is likeliest: a log-linear model, one for all languages.
///
/// A Reading's score is the sum of its features' amounts, each times its weight, and its probability the
/// share of the score's exponential among those of all Readings. `sotto train ranker` fits the weights on
/// sentences that taught nothing else.
struct Ranker: Sendable {
  /// Its place in the folder of all languages.
  static let file = "ranker.txt"

  private(set) var weights = [Float](repeating: 0, count: Feature.allCases.count)

  init(weights: [Float]) { self.weights = weights }

  /// - Parameter url: a line `feature: weight` for each feature.
  /// - Throws: `LanguageError` that names the line to mend.
  init(_ url: URL) throws {
    let file = try LanguageFile(url)
    var missing = Set(Feature.allCases)
    for line in file.lines {
      let (name, _, text) = try file.split(line, at: [":"])
      guard let feature = Feature.allCases.first(where: { $0.name == name }) else {
        throw file.error(line, "“\(name)” is no feature; “sotto train ranker” writes this file")
      }
      guard let weight = Float(text), weight.isFinite else {
        throw file.error(line, "“\(text)” is no weight; write a number")
      }
      weights[feature.rawValue] = weight
      missing.remove(feature)
    }
    guard let lost = missing.min(by: { $0.rawValue < $1.rawValue }) else { return }
    throw LanguageError(
      file: url.path, line: nil,
      what: "lacks a weight for “\(lost.name)”; “sotto train ranker” writes this file")
  }

  /// What a feature costs each time it is counted; less than none for what speaks for a Reading.
  func cost(_ feature: Feature) -> Float { -weights[feature.rawValue] }

  func score(_ evidence: Evidence) -> Float {
    var score: Float = 0
    for (amount, weight) in zip(evidence.amounts, weights) { score += amount * weight }
    return score
  }

  /// What makes a score, the greatest parts first.
  func explanation(_ evidence: Evidence) -> String {
    let parts = Feature.allCases.filter { evidence[$0] != 0 }.sorted { first, second in
      abs(evidence[first] * cost(first)) > abs(evidence[second] * cost(second))
    }
    let terms = parts.map { feature in
      let weight = Self.rounded(weights[feature.rawValue])
      return "\(feature.name) \(Self.rounded(evidence[feature])) × \(weight)"
    }
    let sum = terms.isEmpty ? "" : " = " + terms.joined(separator: ", ")
    return "score \(Self.rounded(score(evidence)))\(sum)"
  }

  private static func rounded(_ number: Float) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// The file's text.
  var text: String {
    let lines = Feature.allCases.map { feature in
      let weight = (weights[feature.rawValue] * 1000).rounded() / 1000
      return "\(feature.name): \(weight)"
    }
    return "# Written by “sotto train ranker”. Ranking/Feature.swift says what each feature is.\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// The probabilities that scores stand for.
  static func shares(_ scores: [Float]) -> [Float] {
    guard let best = scores.max() else { return [] }
    let all = scores.map { exp($0 - best) }
    let sum = all.reduce(0, +)
    return all.map { $0 / sum }
  }
}
