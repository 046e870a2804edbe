/// Where the items of a catalog are kept: in a database, a file, a server's answer.
public protocol CatalogStorage: Sendable {
  /// Grows whenever the items change, whoever changes them.
  func revision() throws -> Int

  /// All items, with the revision they belong to.
  func items() throws -> (items: [CatalogItem], revision: Int)

  /// Stores these items in place of all others and returns the catalog of them.
  @discardableResult
  func replaceItems(with items: some Sequence<CatalogItem>) throws -> Catalog

  /// Adds or changes items, removes others, and returns the catalog of all that are stored then.
  @discardableResult
  func update(
    _ items: some Sequence<CatalogItem>, removing identifiers: some Sequence<String>
  ) throws -> Catalog
}
