/// Things to choose among, in sections.
@available(iOS 14.0, *)
open class INObjectCollection<ObjectType: AnyObject>: PlainObject, @unchecked Sendable {
  /// The sections, in order.
  open package(set) var sections: [INObjectSection<ObjectType>]

  /// Whether the list has an index of first letters.
  open var usesIndexedCollation: Bool

  /// Makes a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    usesIndexedCollation = false
    super.init(reader: .empty)
  }

  /// Makes a collection of one section without a heading.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// What can be chosen, over all sections.
  open var allItems: [ObjectType] { sections.flatMap(\.items) }

  public required init(reader: PlainReader) {
    sections = reader.value("sections", default: [])
    usesIndexedCollation = reader.value("usesIndexedCollation", default: false)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(sections, as: "sections")
    if usesIndexedCollation { writer.write(true, as: "usesIndexedCollation") }
  }
}
