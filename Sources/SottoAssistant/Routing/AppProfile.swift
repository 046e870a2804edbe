/// What routing and dialogue know of one installed app.
package struct AppProfile: Hashable, Sendable {
  /// The bundle identifier.
  package var identifier: String
  /// The name Readings report (`Surroundings.App.name`).
  package var name: String
  /// `CFBundleDisplayName` by language, where it differs.
  package var localizedNames: [String: String]
  /// The intents its extensions or the app itself handle.
  package var intents: Set<String>
  /// Those of them that wait until the person's session is unlocked.
  package var restrictedWhileLocked: Set<String>
  /// The kinds of media it has, as `INMediaCategoryMusic`; empty where it does not say.
  package var mediaCategories: Set<String>
  /// How the person stands to its media.
  package var mediaContext: MediaUserContext
  /// The identifiers of its fixed terms, by the property that they can stand in, such as
  /// `INRequestRideIntent.rideOptionName`, and the phrase in small letters.
  package var terms: [String: [String: String]]
  /// Whether the person lets it be asked.
  package var isAllowed: Bool
  /// What it wants to be asked for, in its own words, while the person has not decided whether it may;
  /// `nil` when they have.
  package var usageToDecide: LocalizedText?

  package init(
    identifier: String, name: String, localizedNames: [String: String] = [:],
    intents: Set<String>, restrictedWhileLocked: Set<String> = [],
    mediaCategories: Set<String> = [], mediaContext: MediaUserContext = MediaUserContext(),
    terms: [String: [String: String]] = [:], isAllowed: Bool, usageToDecide: LocalizedText? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.localizedNames = localizedNames
    self.intents = intents
    self.restrictedWhileLocked = restrictedWhileLocked
    self.mediaCategories = mediaCategories
    self.mediaContext = mediaContext
    self.terms = terms
    self.isAllowed = isAllowed
    self.usageToDecide = usageToDecide
  }

  /// The name a person who speaks this language knows it by.
  package func name(in language: String) -> String {
    LocalizedText(name, translations: localizedNames).text(in: language)
  }
}
