/// Whether the person does not want to be disturbed.
@available(iOS 15.0, *)
open class INFocusStatus: PlainObject, @unchecked Sendable {
  /// Whether that is so now; `nil` when the app may not know.
  open package(set) var isFocused: Bool?

  /// Makes a status.
  public convenience init(isFocused: Bool? = nil) {
    self.init(reader: .empty)
    self.isFocused = isFocused
  }

  public required init(reader: PlainReader) {
    isFocused = reader.optional("isFocused")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(isFocused, as: "isFocused")
  }
}
