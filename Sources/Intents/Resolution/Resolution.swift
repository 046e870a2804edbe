/// What a resolution result says, with values in plain form.
///
/// Its own plain form is `{"status": …}` with `value`, `values` or `reason` where they apply.
package enum Resolution: Hashable, Sendable {
  /// The parameter is `value` from now on.
  case success(PlainValue)
  /// The person is to be asked for the parameter.
  case needsValue
  /// The person is to choose one of these.
  case disambiguation([PlainValue])
  /// The person is to confirm this value; `.null` is what was said. `reason` is the case of the
  /// "confirmation reason" of the result's class.
  case confirmationRequired(PlainValue, reason: String? = nil)
  /// The request goes on without the parameter.
  case notRequired
  /// The app cannot serve it; `reason` is the case of the "unsupported reason" of the result's class.
  case unsupported(reason: String?)
}

extension Resolution {
  /// The values that results settle; `nil` when one of them needs the person, or refuses.
  package static func settled(_ results: [Resolution]) -> [PlainValue]? {
    var values: [PlainValue] = []
    for result in results {
      switch result {
      case .success(let value): values.append(value)
      case .notRequired: continue
      case .needsValue, .disambiguation, .confirmationRequired, .unsupported: return nil
      }
    }
    return values
  }
}

extension Resolution: PlainCodable {
  package var plain: PlainValue {
    var writer = PlainWriter()
    switch self {
    case .success(let value):
      writer.write("success", as: "status")
      writer.write(value, as: "value")
    case .needsValue:
      writer.write("needsValue", as: "status")
    case .disambiguation(let values):
      writer.write("disambiguation", as: "status")
      writer.write(values, as: "values")
    case .confirmationRequired(let value, let reason):
      writer.write("confirmationRequired", as: "status")
      writer.write(value, as: "value")
      writer.write(reason, as: "reason")
    case .notRequired:
      writer.write("notRequired", as: "status")
    case .unsupported(let reason):
      writer.write("unsupported", as: "status")
      writer.write(reason, as: "reason")
    }
    return .object(writer.members)
  }

  package static func decode(_ plain: PlainValue) throws -> Resolution {
    switch plain["status"]?.string {
    case "success":
      return .success(plain["value"] ?? .null)
    case "needsValue":
      return .needsValue
    case "disambiguation":
      return .disambiguation(
        try PlainDecodingError.inside("values") {
          try [PlainValue].decode(plain["values"] ?? .null)
        })
    case "confirmationRequired":
      return .confirmationRequired(
        plain["value"] ?? .null, reason: try Self.reason(of: plain))
    case "notRequired":
      return .notRequired
    case "unsupported":
      return .unsupported(reason: try Self.reason(of: plain))
    default:
      throw PlainDecodingError(
        path: ["status"],
        expected: "one of success, needsValue, disambiguation, confirmationRequired, notRequired, "
          + "unsupported",
        found: plain["status"] ?? .null)
    }
  }

  private static func reason(of plain: PlainValue) throws -> String? {
    try PlainDecodingError.inside("reason") { try String?.decode(plain["reason"] ?? .null) }
  }
}
