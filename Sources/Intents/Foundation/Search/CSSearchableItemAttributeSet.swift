import Foundation

/// What is known about something an app wants found: its title, its keywords, what it sounds like.
///
/// An activity carries one to the assistant, which shows title and description with a suggestion.
open class CSSearchableItemAttributeSet: PlainObject, @unchecked Sendable {
  /// The attributes by their names; only values of property lists are in here.
  private var attributes: [String: Any]

  /// Makes an empty set for content of a type, given by its identifier, as in "public.audio".
  public convenience init(itemContentType: String) {
    self.init(reader: .empty)
    contentType = itemContentType
  }

  /// Makes an empty set for content of a type.
  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }

  public required init(reader: PlainReader) {
    attributes = (reader.optional("attributes") as PropertyList?)?.values ?? [:]
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    if !attributes.isEmpty { writer.write(PropertyList(attributes), as: "attributes") }
  }

  /// An attribute by the name of its property; `nil` when it is not set or of another type.
  subscript<Value>(name: String) -> Value? {
    get { attributes[name] as? Value }
    set { attributes[name] = newValue }
  }

  /// A number by the name of its property.
  subscript(number name: String) -> NSNumber? {
    get {
      (attributes[name] as? NSNumber) ?? (attributes[name] as? Double).map { NSNumber(value: $0) }
    }
    set { attributes[name] = newValue?.doubleValue }
  }
}
