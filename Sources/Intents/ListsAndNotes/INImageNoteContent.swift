/// An image in a note.
@available(iOS 11.0, *)
open class INImageNoteContent: INNoteContent, @unchecked Sendable {
  /// The image.
  open package(set) var image: INImage?

  /// Makes a part of a note of an image.
  public init(image: INImage) {
    self.image = image
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    image = reader.optional("image")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(image, as: "image")
  }
}
