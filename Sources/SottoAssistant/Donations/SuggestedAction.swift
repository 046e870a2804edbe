import Intents

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

  /// What it is called by: the habit is a show's, what comes next is an episode.
  package var subject: PlainValue {
    let item = suggestion.reason == .upcoming ? action.item : nil
    return item ?? action.subject ?? ""
  }
}

/// What the person has decided about suggestions, and what became of those that were made.
package struct SuggestionState: Hashable, Codable, Sendable {
  /// Whether anything is suggested to who has not asked.
  package var makesOffers = true
  package var offers = Offers()

  package init() {}
}
