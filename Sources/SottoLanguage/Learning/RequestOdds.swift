import Foundation

/// How likely a sentence is each kind of request, as logarithms.
struct RequestOdds {
  private let model: Model
  private let logarithms: [Float]

  /// - Parameter scores: what the weights say for each of the model's requests.
  init(_ model: Model, _ scores: [Float]) {
    self.model = model
    // The weights are surer than they are right, all the more where nobody's sentences have taught them:
    // what they hold is taken to this power.
    let doubt: Float = model.heard.isEmpty ? 0.3 : 0.75
    let doubted = scores.map { $0 * doubt }
    let sum = Model.logSum(doubted)
    logarithms = doubted.map { $0 - sum }
  }

  /// What is less likely is as good as impossible.
  private static let least: Float = -10
  /// Requests less likely are not looked at: one in thirty.
  private static let unlikely: Float = -3.4

  /// The requests that ask for something, likeliest first, but for those that are hardly meant.
  func likeliest(_ count: Int) -> [Int] {
    logarithms.indices.filter {
      logarithms[$0] > Self.unlikely && model.requests[$0].intent != nil
    }.sorted { logarithms[$0] > logarithms[$1] }.prefix(count).map { $0 }
  }

  /// How likely an intent is; 0 for one that the weights do not know.
  func of(_ intent: String?) -> Float {
    guard model.intents.contains(intent) else { return 0 }
    return max(Model.logSum(ofRequests(intent)), Self.least)
  }

  /// How likely a request is among those of its intent; 0 where it is none of those that are told apart.
  func ofKind(_ name: String, _ intent: String?) -> Float {
    guard let request = model.numbers[name] else { return 0 }
    return max(logarithms[request] - Model.logSum(ofRequests(intent)), Self.least)
  }

  private func ofRequests(_ intent: String?) -> [Float] {
    logarithms.indices.filter { model.requests[$0].intent == intent }.map { logarithms[$0] }
  }

  /// The likeliest request of another intent.
  func rival(of intent: String?) -> Int? {
    logarithms.indices.filter { model.requests[$0].intent != intent }
      .max { logarithms[$0] < logarithms[$1] }
  }
}
