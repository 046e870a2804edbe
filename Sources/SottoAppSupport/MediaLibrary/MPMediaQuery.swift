public import Foundation
import Intents

/// Which things of a library are looked for.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// How a property has to be to what is looked for.
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains = 1
}

/// Looks for things by a property.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  // Unchecked: it never changes.
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  /// Makes a predicate.
  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}

/// A search of the device's media library, which is empty here: it finds nothing.
open class MPMediaQuery: NSObject {
  /// What is looked for.
  open var filterPredicates: Set<MPMediaPredicate>?

  /// Makes a search for all that fits.
  public init(filterPredicates: Set<MPMediaPredicate>? = nil) {
    self.filterPredicates = filterPredicates
  }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// What was found: nothing.
  open var items: [MPMediaItem]? {
    noEffect()
    return []
  }

  /// The groups that were found: none.
  open var collections: [MPMediaItemCollection]? {
    noEffect()
    return []
  }

  private func noEffect() {
    DeveloperNote.noEffect("MPMediaQuery", "the device has no media library; it finds nothing")
  }

  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
}
