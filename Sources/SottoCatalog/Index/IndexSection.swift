/// The parts of an index image. Raw values are written to files: never change one.
struct IndexSection: Hashable, Sendable {
  let number: UInt32

  private init(_ number: UInt32) { self.number = number }

  static let kinds = IndexSection(1)
  static let popularities = IndexSection(2)
  static let dates = IndexSection(3)
  static let records = IndexSection(4)
  static let recordEnds = IndexSection(5)
  static let strings = IndexSection(6)
  static let stringEnds = IndexSection(7)
  static let identifierSlots = IndexSection(8)
  /// Of a list of parts: their checksums, by part the rows that no longer count, and a revision.
  static let parts = IndexSection(9)
  static let removedRows = IndexSection(10)
  static let removedRowEnds = IndexSection(11)
  static let revision = IndexSection(12)

  enum Part: UInt32 {
    case rowNames, rowNameEnds, nameRows, nameRowEnds, nameForms, nameFormEnds
    case formNames, formNameEnds, formTexts, formTextEnds, formSizes
    case keySlots, keyTags, grams, gramEnds, nameScripts, words
  }

  static func field(_ field: NameField, _ part: Part) -> IndexSection {
    IndexSection(64 + UInt32(field.rawValue) * 32 + part.rawValue)
  }
}
