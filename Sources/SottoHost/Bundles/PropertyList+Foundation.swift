import Foundation
import Intents

extension [String: PlainValue] {
  /// The values as Foundation has them.
  package var foundationValues: [String: Any] { mapValues(PropertyList.foundationValue) }

  /// A property list file with these values.
  package var propertyList: Data {
    get throws {
      try PropertyListSerialization.data(
        fromPropertyList: PropertyList.foundationValue(of: .object(self)), format: .xml, options: 0)
    }
  }
}

extension PropertyList {
  /// What Foundation writes as a property list, of a value as `sotto-plist` gives it.
  static func foundationValue(of value: PlainValue) -> Any {
    switch value {
    case .null: [Any]()
    case .bool(let flag): flag
    case .integer(let number): number
    case .number(let number): number
    case .string(let text): text
    case .list(let list): marked(list) ?? list.map(foundationValue)
    case .object(let members): members.mapValues(foundationValue)
    }
  }

  /// The value of a list that begins with null and says what stands in it.
  private static func marked(_ list: [PlainValue]) -> Any? {
    guard list.count == 3, list[0] == .null, let kind = list[1].string else { return nil }
    return switch (kind, list[2]) {
    case ("real", .integer(let number)): Double(number)
    case ("real", .number(let number)): number
    case ("date", .integer(let seconds)): Date(timeIntervalSinceReferenceDate: Double(seconds))
    case ("date", .number(let seconds)): Date(timeIntervalSinceReferenceDate: seconds)
    case ("data", .string(let text)): Data(base64Encoded: text)
    default: nil
    }
  }
}
