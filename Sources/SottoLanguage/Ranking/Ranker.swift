import Foundation
import SottoText

/// Tells which of a sentence's Readings is likeliest, by two log-linear choices, the same for all languages: which
/// intent is asked for, and which Reading of that intent is meant.
///
/// In each choice the score is the sum of the features' amounts, each times its weight there, and a probability the
/// share of the score's exponential among those of all. An intent's score is that of its likeliest Reading. A Reading's
/// probability is its intent's times its own among those of its intent. That a name is guessed tells much of where it
/// ends and little of what is asked for, and so one choice for both would refuse what has a long name.
/// `sotto train ranker` fits the weights on sentences that taught nothing else.
struct Ranker: Sendable {
  /// Its place in the folder of all languages.
  static let file = "ranker.txt"

  /// What each feature weighs where the Readings of an intent are compared, and where intents are.
  private(set) var ofReadings = [Float](repeating: 0, count: Feature.allCases.count)
  private(set) var ofIntents = [Float](repeating: 0, count: Feature.allCases.count)

  init(ofReadings: [Float], ofIntents: [Float]) {
    self.ofReadings = ofReadings
    self.ofIntents = ofIntents
  }

  /// - Parameter url: a line `feature: weight weight` for each feature, that among Readings first.
  /// - Throws: `LanguageError` that names the line to mend.
  init(_ url: URL) throws {
    let file = try LanguageFile(url)
    var missing = Set(Feature.allCases)
    for line in file.lines {
      let (name, _, text) = try file.split(line, at: [":"])
      guard let feature = Feature.allCases.first(where: { $0.name == name }) else {
        throw file.error(line, "“\(name)” is no feature; “sotto train ranker” writes this file")
      }
      let weights = text.split(separator: " ").compactMap { Float($0) }.filter(\.isFinite)
      guard weights.count == 2 else {
        throw file.error(
          line, "“\(text)” are no two weights; write one number among Readings, one among intents")
      }
      ofReadings[feature.rawValue] = weights[0]
      ofIntents[feature.rawValue] = weights[1]
      missing.remove(feature)
    }
    guard let lost = missing.min(by: { $0.rawValue < $1.rawValue }) else { return }
    throw LanguageError(
      file: url.path, line: nil,
      what: "lacks the weights for “\(lost.name)”; “sotto train ranker” writes this file")
  }

  /// What a feature costs a Reading of an intent each time it is counted; less than none for what speaks for it.
  func cost(_ feature: Feature) -> Float { -ofReadings[feature.rawValue] }

  /// A score among the Readings of an intent, or among intents.
  func score(_ evidence: Evidence, by weights: KeyPath<Ranker, [Float]>) -> Float {
    var score: Float = 0
    for (amount, weight) in zip(evidence.amounts, self[keyPath: weights]) {
      score += amount * weight
    }
    return score
  }

  /// What makes a Reading's scores, the greatest parts first.
  func explanation(_ evidence: Evidence) -> [String] {
    [
      explanation(evidence.amongIntents, "its intent's score", by: \.ofIntents),
      explanation(evidence, "its score as a Reading of that", by: \.ofReadings),
    ]
  }

  private func explanation(
    _ evidence: Evidence, _ what: String, by weights: KeyPath<Ranker, [Float]>
  ) -> String {
    func weight(_ feature: Feature) -> Float { self[keyPath: weights][feature.rawValue] }
    let parts = Feature.allCases.filter { evidence[$0] * weight($0) != 0 }
      .sorted { abs(evidence[$0] * weight($0)) > abs(evidence[$1] * weight($1)) }
    let terms = parts.map { feature in
      "\(feature.name) \(Self.rounded(evidence[feature])) × \(Self.rounded(weight(feature)))"
    }
    let sum = terms.isEmpty ? "" : " = " + terms.joined(separator: ", ")
    return "\(what) \(Self.rounded(score(evidence, by: weights)))\(sum)"
  }

  private static func rounded(_ number: Float) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// The file's text.
  var text: String {
    func rounded(_ weight: Float) -> Float { (weight * 1000).rounded() / 1000 }
    let lines = Feature.allCases.map { feature in
      "\(feature.name): \(rounded(ofReadings[feature.rawValue])) \(rounded(ofIntents[feature.rawValue]))"
    }
    return """
      # Written by “sotto train ranker”. Ranking/Feature.swift says what each feature is.
      # What it weighs among the Readings of an intent, and among intents.
      \(lines.joined(separator: "\n"))

      """
  }

  /// The probabilities that scores stand for.
  static func shares(_ scores: [Float]) -> [Float] {
    guard let best = scores.max() else { return [] }
    let all = scores.map { exp($0 - best) }
    let sum = all.reduce(0, +)
    return all.map { $0 / sum }
  }
}
