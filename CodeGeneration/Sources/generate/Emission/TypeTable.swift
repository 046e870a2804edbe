/// How values of each type become members of a plain tree and come back.
struct TypeTable {
  private let enumerations: [String: Enumeration]

  init(_ domains: [Domain]) {
    enumerations = Dictionary(
      uniqueKeysWithValues: domains.flatMap { $0.enumerations + $0.intents.map(\.codes) }
        .map { ($0.name, $0) })
  }

  /// A type without a plain form of its own: the type that stands in for it, and the ways between.
  private struct StandIn: Sendable {
    let type: String
    let there: @Sendable (String) -> String
    let back: @Sendable (String) -> String
  }

  private static let standIns: [String: StandIn] = [
    "[String: Any]": StandIn(
      type: "PropertyList", there: { "PropertyList(\($0))" }, back: { "\($0).values" }),
    "NSDecimalNumber": StandIn(
      type: "Decimal", there: { "\($0).decimalValue" }, back: { "NSDecimalNumber(decimal: \($0))" }),
    "NSNumber": StandIn(
      type: "Double", there: { "\($0).doubleValue" }, back: { "NSNumber(value: \($0))" }),
  ]

  /// The value of a property that was not said, or a stand-in for one that has to be.
  func standard(of type: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return "[]" }
    if let enumeration = enumerations[type] { return enumeration.standard }
    return switch type {
    case "Bool": "false"
    case "Int": "0"
    case "Double": "0"
    case "String": "\"\""
    case "NSRange": "NSRange(location: 0, length: 0)"
    case "Date": "Date(timeIntervalSince1970: 0)"
    default: "\(type)(reader: .empty)"
    }
  }

  /// The expression that reads `property` from `reader`.
  func read(_ property: Property) -> String {
    let (name, type) = (property.key, property.type)
    if type.hasSuffix("?") {
      if let standIn = Self.standIns[String(type.dropLast())] {
        return "(reader.optional(\"\(name)\") as \(standIn.type)?).map { \(standIn.back("$0")) }"
      }
      return "reader.optional(\"\(name)\")"
    }
    let mustBeThere = property.isRequired && enumerations[type] == nil && !type.hasPrefix("[")
    return mustBeThere
      ? "reader.required(\"\(name)\", placeholder: \(standard(of: type)))"
      : "reader.value(\"\(name)\", default: \(standard(of: type)))"
  }

  /// The statement that writes `property` to `writer`.
  func write(_ property: Property) -> String {
    if let standIn = Self.standIns[property.type.replacing("?", with: "")] {
      let value =
        property.type.hasSuffix("?")
        ? "\(property.name).map { \(standIn.there("$0")) }" : standIn.there(property.name)
      return "writer.write(\(value), as: \"\(property.key)\")"
    }
    let statement = "writer.write(\(property.name), as: \"\(property.key)\")"
    let isPlainList = property.type.hasPrefix("[") && property.type.hasSuffix("]")
    // An empty list that has to be there is read from nothing, too.
    return isPlainList ? "if !\(property.name).isEmpty { \(statement) }" : statement
  }

  /// Whether a file that names `type` needs Foundation.
  static func needsFoundation(_ type: String) -> Bool {
    [
      "Date", "URL", "Data", "TimeInterval", "NSDecimalNumber", "NSNumber", "NSRange",
      "DateComponents",
      "PersonNameComponents", "Measurement",
    ]
    .contains { type.contains(word: $0) }
  }
}

extension String {
  fileprivate func contains(word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
  }
}
