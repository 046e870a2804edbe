public import Foundation

/// A time in which a shortcut is of use.
@available(iOS 12.0, *)
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// When it begins.
  open package(set) var startDate: Date

  /// When it ends; `nil` when that is not known.
  open package(set) var endDate: Date?

  /// Makes a time.
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    startDate = reader.required("start", placeholder: Date(timeIntervalSince1970: 0))
    endDate = reader.optional("end")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(startDate, as: "start")
    writer.write(endDate, as: "end")
  }
}
