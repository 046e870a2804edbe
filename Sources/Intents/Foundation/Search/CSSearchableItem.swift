public import Foundation

/// Something an app wants found by the search of the device.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  // Unchecked: as on iOS, an app uses one from one thread at a time.

  /// The app's own name for it.
  open var uniqueIdentifier: String

  /// The app's name for a group of such.
  open var domainIdentifier: String?

  /// Until when it is worth finding; a month unless set.
  open var expirationDate = Date(timeIntervalSinceNow: 30 * 86_400)

  /// What is known about it.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Makes an item; without a name of the app's it gets one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The type of the activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key in that activity's `userInfo` of the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
