import Intents

/// One resolution result of a parameter, as the handler's process sent it.
package enum Resolution: Hashable, Sendable {
  case success(PlainValue)
  case needsValue
  case notRequired
  case disambiguation([PlainValue])
  case confirmationRequired(PlainValue?)
  /// `reason` is the case name of the result's unsupported reason, where it has one.
  case unsupported(reason: String?)
}

extension Resolution {
  /// Reads the plain form of an `INIntentResolutionResult`; `nil` when it is none.
  package init?(plain: PlainValue) {
    switch plain["status"]?.string {
    case "success": self = .success(plain["value"] ?? .null)
    case "needsValue": self = .needsValue
    case "notRequired": self = .notRequired
    case "disambiguation": self = .disambiguation(plain["values"]?.list ?? [])
    case "confirmationRequired": self = .confirmationRequired(plain["value"])
    case "unsupported": self = .unsupported(reason: plain["reason"]?.string)
    default: return nil
    }
  }
}
