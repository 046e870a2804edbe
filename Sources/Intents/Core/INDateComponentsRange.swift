public import Foundation

/// A stretch of time said in calendar parts: the nineties, tomorrow at five, every Monday.
@available(iOS 10.0, *)
open class INDateComponentsRange: PlainObject, @unchecked Sendable {
  /// The first moment, as far as it was said.
  open package(set) var startDateComponents: DateComponents?

  /// The last moment; `nil` when only a start was said.
  open package(set) var endDateComponents: DateComponents?

  /// How it repeats; `nil` when it does not.
  @available(iOS 11.0, *)
  open package(set) var recurrenceRule: INRecurrenceRule?

  /// Makes a range that may repeat.
  @available(iOS 11.0, *)
  public init(
    start startDateComponents: DateComponents?, end endDateComponents: DateComponents?,
    recurrenceRule: INRecurrenceRule?
  ) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    self.recurrenceRule = recurrenceRule
    super.init(reader: .empty)
  }

  /// Makes a range that does not repeat.
  public convenience init(
    start startDateComponents: DateComponents?, end endDateComponents: DateComponents?
  ) {
    self.init(start: startDateComponents, end: endDateComponents, recurrenceRule: nil)
  }

  public required init(reader: PlainReader) {
    startDateComponents = reader.optional("start")
    endDateComponents = reader.optional("end")
    recurrenceRule = reader.optional("recurrence")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(startDateComponents, as: "start")
    writer.write(endDateComponents, as: "end")
    writer.write(recurrenceRule, as: "recurrence")
  }
}
