/// A part of a note: a text or an image.
@available(iOS 11.0, *)
open class INNoteContent: PlainObject, @unchecked Sendable {
  /// Makes a part that holds nothing.
  public convenience init() {
    self.init(reader: .empty)
  }

  /// Reads the kind of content that `plain` holds.
  package override class func decode(_ plain: PlainValue) throws -> Self {
    if self == INNoteContent.self {
      let content: INNoteContent =
        plain["image"] == nil
        ? try INTextNoteContent.decode(plain) : try INImageNoteContent.decode(plain)
      if let content = content as? Self { return content }
    }
    return try super.decode(plain)
  }
}
