/// A suggestion with what it does.
package struct SuggestedAction: Hashable, Sendable {
  package var suggestion: Suggestion
  package var action: DonatedAction
  package var app: AppProfile

  package init(_ suggestion: Suggestion, _ action: DonatedAction, in app: AppProfile) {
    self.suggestion = suggestion
    self.action = action
    self.app = app
  }
}

/// What the person has decided about suggestions, and what became of those that were made.
package struct SuggestionState: Hashable, Codable, Sendable {
  /// Whether anything is suggested to who has not asked.
  package var makesOffers = true
  package var offers = Offers()

  package init() {}
}
