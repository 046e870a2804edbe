import Foundation

/// How likely a sentence is each kind of request, as logarithms.
struct RequestOdds {
  private let model: Model
  private let logarithms: [Float]
  /// The same of each of the model's intents.
  private let ofIntents: [Float]

  /// - Parameter scores: what the weights say for each of the model's requests.
  init(_ model: Model, _ scores: [Float]) {
    self.model = model
    let most = scores.max() ?? 0
    var shares = [Float](repeating: 0, count: model.intents.count)
    for (intent, score) in zip(model.intentOfRequest, scores) {
      shares[intent] += exp(score - most)
    }
    // The weights are surer than they are right, all the more where nobody's sentences have taught them:
    // what they hold of each intent is taken to this power. Of each kind of request it would make many
    // unlikely kinds of one intent likely together.
    let doubt: Float = model.heard.isEmpty ? 0.3 : 0.75
    let logarithmsOfShares = shares.map { log($0) }
    let sum = Model.logSum(logarithmsOfShares.map { $0 * doubt })
    let ofIntents = logarithmsOfShares.map { $0 * doubt - sum }
    self.ofIntents = ofIntents
    logarithms = zip(model.intentOfRequest, scores).map { intent, score in
      score - most - logarithmsOfShares[intent] + ofIntents[intent]
    }
  }

  /// What is less likely is as good as impossible.
  private static let least: Float = -10
  /// Requests less likely are not looked at: one in twenty.
  private static let unlikely: Float = -3.0

  /// The requests that ask for something, likeliest first, but for those that are hardly meant.
  func likeliest(_ count: Int) -> [Int] {
    logarithms.indices.filter {
      logarithms[$0] > Self.unlikely && model.requests[$0].intent != nil
    }.sorted { logarithms[$0] > logarithms[$1] }.prefix(count).map { $0 }
  }

  /// How likely an intent is; 0 for one that the weights do not know.
  func of(_ intent: String?) -> Float {
    model.intents.firstIndex(of: intent).map { max(ofIntents[$0], Self.least) } ?? 0
  }

  /// The likeliest intent, where it is not all but certain that nothing is asked for.
  var nearest: String? {
    let places = ofIntents.indices.filter { model.intents[$0] != nil }
    guard let place = places.max(by: { ofIntents[$0] < ofIntents[$1] }),
      ofIntents[place] > Self.unlikely
    else { return nil }
    return model.intents[place]
  }

  /// Whether the weights have learnt of such a request: `SystemMediaControl {command=pause}`.
  func knows(_ request: String) -> Bool { model.numbers[request] != nil }

  /// How likely a request is among those of its intent; 0 where it is none of those that are told apart.
  func ofKind(_ name: String) -> Float {
    guard let request = model.numbers[name] else { return 0 }
    return max(logarithms[request] - ofIntents[model.intentOfRequest[request]], Self.least)
  }

  /// The likeliest request of another intent.
  func rival(of intent: String?) -> Int? {
    logarithms.indices.filter { model.requests[$0].intent != intent }
      .max { logarithms[$0] < logarithms[$1] }
  }
}
