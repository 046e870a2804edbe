public import Foundation

/// The search index of the device, which Linux has not: nothing is indexed, and who tries hears so.
/// What is to be removed from it was never in it.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: it holds nothing but its delegate, which the app sets once.

  private static let standard = CSSearchableIndex(name: "")

  /// Whom the index would ask for content anew.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  /// Makes an index with a name of the app's.
  public init(name: String) {}

  /// Makes an index with a name of the app's; nothing is kept that could be protected.
  public init(name: String, protectionClass: FileProtectionType?) {}

  /// The app's index.
  open class func `default`() -> CSSearchableIndex { standard }

  /// There is no indexing.
  open class func isIndexingAvailable() -> Bool { false }

  /// Fails with `CSIndexError.indexingUnsupported`.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer(completionHandler, CSIndexError(.indexingUnsupported))
  }

  /// - Throws: `CSIndexError.indexingUnsupported`.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer(completionHandler, nil)
  }

  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer(completionHandler, nil)
  }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {}

  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer(completionHandler, nil)
  }

  open func deleteAllSearchableItems() async throws {}

  private func answer(
    _ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ error: (any Error)?
  ) {
    guard let completionHandler else { return }
    DispatchQueue.global().async { completionHandler(error) }
  }
}

/// What an index would ask of its app.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers:
      [String], acknowledgementHandler: @escaping () -> Void)
}
