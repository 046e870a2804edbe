/// A text in a note.
@available(iOS 11.0, *)
open class INTextNoteContent: INNoteContent, @unchecked Sendable {
  /// The text.
  open package(set) var text: String?

  /// Makes a part of a note of a text.
  public init(text: String) {
    self.text = text
    super.init(reader: .empty)
  }

  package override class var shortForm: String? { "text" }

  public required init(reader: PlainReader) {
    text = reader.optional("text")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(text, as: "text")
  }
}
