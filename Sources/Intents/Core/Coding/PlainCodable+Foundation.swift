import Foundation

extension NSRange: PlainCodable {
  package var plain: PlainValue {
    ["location": .integer(location), "length": .integer(length)]
  }

  package static func decode(_ plain: PlainValue) throws -> NSRange {
    let reader = PlainReader(plain.object ?? [:])
    let range = NSRange(
      location: reader.required("location", placeholder: 0),
      length: reader.required("length", placeholder: 0))
    if let error = reader.error { throw error }
    return range
  }
}

extension Measurement: PlainCodable where UnitType: Dimension {
  /// The value with its unit, of which the symbol is for people and the factor and the offset tell
  /// how it relates to the base unit: `{"value": 5, "unit": "km", "coefficient": 1000}`.
  package var plain: PlainValue {
    var writer = PlainWriter()
    writer.write(value, as: "value")
    writer.write(unit.symbol, as: "unit")
    if let converter = unit.converter as? UnitConverterLinear {
      writer.write(converter.coefficient, as: "coefficient")
      if converter.constant != 0 { writer.write(converter.constant, as: "constant") }
    }
    return .object(writer.members)
  }

  package static func decode(_ plain: PlainValue) throws -> Measurement {
    let reader = PlainReader(plain.object ?? [:])
    let unit = UnitType(
      symbol: reader.required("unit", placeholder: ""),
      converter: UnitConverterLinear(
        coefficient: reader.value("coefficient", default: 1),
        constant: reader.value("constant", default: 0)))
    let measurement = Measurement(value: reader.required("value", placeholder: 0), unit: unit)
    if let error = reader.error { throw error }
    return measurement
  }
}
