/// How a shortcut is shown: two lines and an image.
@available(iOS 12.0, *)
open class INDefaultCardTemplate: PlainObject, @unchecked Sendable {
  /// The first line.
  open var title: String

  /// The second line.
  open var subtitle: String?

  /// What is shown beside them.
  open var image: INImage?

  /// Makes a card of one line.
  public init(title: String) {
    self.title = title
    super.init(reader: .empty)
  }

  package override class var shortForm: String? { "title" }

  public required init(reader: PlainReader) {
    title = reader.required("title", placeholder: "")
    subtitle = reader.optional("subtitle")
    image = reader.optional("image")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(title, as: "title")
    writer.write(subtitle, as: "subtitle")
    writer.write(image, as: "image")
  }
}
