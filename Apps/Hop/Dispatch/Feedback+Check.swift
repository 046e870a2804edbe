import Foundation
import HopDispatchAPI

extension Feedback {
  /// - Throws: `Refusal` for a rating or a tip that nobody gives.
  func check(in currency: String) throws(Refusal) {
    if let rating, !(0...5).contains(rating) {
      throw Refusal(.badRequest, "A rating of \(rating) is none: give 0 to 5.")
    }
    if let tip, tip.currency != currency || !(0...1000).contains(tip.amount) {
      throw Refusal(
        .badRequest, "A tip of \(tip.amount) \(tip.currency) is none: give 0 to 1000 \(currency).")
    }
  }
}
