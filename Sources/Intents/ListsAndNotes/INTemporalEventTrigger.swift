/// A time that reminds of something.
@available(iOS 11.0, *)
open class INTemporalEventTrigger: PlainObject, @unchecked Sendable {
  /// The time: its start counts, and how it repeats.
  open package(set) var dateComponentsRange: INDateComponentsRange

  /// Makes a trigger.
  public init(dateComponentsRange: INDateComponentsRange) {
    self.dateComponentsRange = dateComponentsRange
    super.init(reader: .empty)
  }

  // The plain form is that of the range, which is all that a trigger holds.

  public required init(reader: PlainReader) {
    dateComponentsRange = INDateComponentsRange(reader: reader)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    dateComponentsRange.write(to: &writer)
  }
}
