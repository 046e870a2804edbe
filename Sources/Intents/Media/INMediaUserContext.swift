/// How the person stands to the app's media: a subscriber or not, with a library of what size.
@available(iOS 13.0, *)
open class INMediaUserContext: INUserContext, @unchecked Sendable {
  /// Whether the person pays for the service.
  open var subscriptionStatus: SubscriptionStatus

  /// The number of items in the person's library; `nil` when the app does not say.
  open var numberOfLibraryItems: Int?

  /// Makes a context that says nothing yet.
  public convenience init() {
    self.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    subscriptionStatus = reader.value("subscriptionStatus", default: .unknown)
    numberOfLibraryItems = reader.optional("numberOfLibraryItems")
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(subscriptionStatus, as: "subscriptionStatus")
    writer.write(numberOfLibraryItems, as: "numberOfLibraryItems")
  }

  open override func becomeCurrent() {
    IntentsSystemConnection.current.setMediaUserContext(plain)
  }

  /// Whether the person pays for the service.
  @available(iOS 13.0, *)
  public enum SubscriptionStatus: Int, Sendable {
    case unknown = 0
    case notSubscribed = 1
    case subscribed = 2
  }
}

extension INMediaUserContext.SubscriptionStatus: PlainEnumeration {
  package static var spellings: KeyValuePairs<String, INMediaUserContext.SubscriptionStatus> {
    ["notSubscribed": .notSubscribed, "subscribed": .subscribed]
  }
}
