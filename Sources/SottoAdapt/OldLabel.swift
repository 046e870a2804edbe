/// The first labels that handlers' methods had in iOS 10, as in `handle(requestRide:completion:)`:
/// nothing calls a method by one.
package enum OldLabel {
  /// The labels of `handle` and `confirm` that are today's, too, by the class of the intent.
  package static let kept = [
    "INCancelRideIntent": "cancelRide", "INSendRideFeedbackIntent": "sendRideFeedback",
  ]

  /// Today's label of a handler's method; `nil` when the one it has is no old one.
  package static func today(
    of method: String, insteadOf label: String, intent type: String
  ) -> String? {
    guard type.hasPrefix("IN"), type.hasSuffix("Intent") else { return nil }
    let stem = type.dropFirst("IN".count).dropLast("Intent".count)
    switch method {
    case "handle", "confirm":
      guard kept[type] == nil else { return nil }
      return label == stem.prefix(1).lowercased() + stem.dropFirst() ? "intent" : nil
    case "startSendingUpdates", "stopSendingUpdates":
      return label == "for\(stem)" ? "for" : nil
    default:
      return method.hasPrefix("resolve") && label == "for\(stem)" ? "for" : nil
    }
  }
}
