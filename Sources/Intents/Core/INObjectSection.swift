/// A part of the things to choose among, with a heading.
@available(iOS 14.0, *)
open class INObjectSection<ObjectType: AnyObject>: PlainObject, @unchecked Sendable {
  /// The heading; `nil` for none.
  open package(set) var title: String?

  /// What can be chosen, in order.
  open package(set) var items: [ObjectType]

  /// Makes a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    title = reader.optional("title")
    let plain: [PlainValue] = reader.value("items", default: [])
    items = plain.compactMap(PlainElement<ObjectType>.value)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(title, as: "title")
    writer.write(items.compactMap(PlainElement<ObjectType>.plain), as: "items")
  }
}

/// The plain form of elements whose class an app chooses: of this module's, or strings and numbers.
enum PlainElement<Element: AnyObject> {
  static func plain(_ element: Element) -> PlainValue? {
    switch element {
    case let element as PlainObject: element.plain
    case let element as NSString: .string("\(element)")
    case let element as NSNumber: element.doubleValue.plain
    default: nil
    }
  }

  static func value(_ plain: PlainValue) -> Element? {
    if let type = Element.self as? PlainObject.Type { return (try? type.decode(plain)) as? Element }
    if let text = plain.string { return NSString(string: text) as? Element }
    return plain.number.flatMap { NSNumber(value: $0) as? Element }
  }
}
