/// How the person stands to an app's media, as the app said by `INMediaUserContext`.
package struct MediaUserContext: Hashable, Codable, Sendable {
  /// Whether the person pays for the service.
  package var isSubscribed: Bool
  /// How much the person keeps there; 0 where the app does not say.
  package var libraryItems: Int

  package init(isSubscribed: Bool = false, libraryItems: Int = 0) {
    self.isSubscribed = isSubscribed
    self.libraryItems = libraryItems
  }
}
