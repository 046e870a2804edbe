/// Which intents an app or one of its extensions declares, and under which conditions.
package struct IntentSupport: Codable, Hashable, Sendable {
  /// Class names of intents.
  package var intents: [String] = []
  /// Those that wait until the person's session is unlocked.
  package var restrictedWhileLocked: [String] = []
  /// Those that wait until protected data can be read.
  package var restrictedWhileProtectedDataUnavailable: [String] = []
  /// The kinds of media, as `INMediaCategoryMusic`.
  package var mediaCategories: [String] = []
}

extension IntentSupport {
  /// The same declaration goes by other names in an app than in an extension.
  package struct Keys: Sendable {
    package let supported: String
    package let restrictedWhileLocked: String
    package let restrictedWhileProtectedDataUnavailable: String
    package let mediaCategories: String

    package static let app = Keys(
      supported: "INIntentsSupported",
      restrictedWhileLocked: "INIntentsRestrictedWhileLocked",
      restrictedWhileProtectedDataUnavailable: "INIntentsRestrictedWhileProtectedDataUnavailable",
      mediaCategories: "INSupportedMediaCategories")
    package static let `extension` = Keys(
      supported: "IntentsSupported",
      restrictedWhileLocked: "IntentsRestrictedWhileLocked",
      restrictedWhileProtectedDataUnavailable: "IntentsRestrictedWhileProtectedDataUnavailable",
      mediaCategories: "SupportedMediaCategories")
  }

  package static let knownCategories: Set = [
    "INMediaCategoryAudiobooks", "INMediaCategoryGeneral", "INMediaCategoryMusic",
    "INMediaCategoryPodcasts", "INMediaCategoryRadio", "INMediaCategoryVideo",
  ]

  init(_ list: PropertyList, keys: Keys) throws(BundleError) {
    intents = try list.strings(keys.supported)
    for intent in intents where intent.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*Intent/) == nil {
      throw list.error(
        keys.supported, "has \"\(intent)\", which is not an intent",
        "Name the classes of intents, as in INPlayMediaIntent.")
    }
    restrictedWhileLocked = try list.strings(keys.restrictedWhileLocked)
    restrictedWhileProtectedDataUnavailable =
      try list.strings(keys.restrictedWhileProtectedDataUnavailable)
    for (key, names) in [
      (keys.restrictedWhileLocked, restrictedWhileLocked),
      (keys.restrictedWhileProtectedDataUnavailable, restrictedWhileProtectedDataUnavailable),
    ] {
      for name in names where !intents.contains(name) {
        throw list.error(
          key, "has \(name), which is not among \(keys.supported)",
          "Restrict only what is supported.")
      }
    }
    mediaCategories = try list.strings(keys.mediaCategories)
    for category in mediaCategories where !Self.knownCategories.contains(category) {
      throw list.error(
        keys.mediaCategories, "has \"\(category)\", which is not a media category",
        "Use \(Self.knownCategories.sorted().joined(separator: ", ")).")
    }
  }
}
