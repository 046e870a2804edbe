import Foundation

/// What is learnt from of a donation.
package struct StoredDonation: Hashable, Sendable {
  /// What was done (`DonatedAction.identifier`).
  package var action: String
  package var date: Date
  /// How far the person's clock was ahead of GMT, in seconds.
  package var offset: Int
  /// Seconds; `nil` where the app has not said.
  package var duration: Double?

  package init(action: String, date: Date, offset: Int, duration: Double?) {
    self.action = action
    self.date = date
    self.offset = offset
    self.duration = duration
  }
}

/// Which of an app's donations are meant.
package enum DonationSelection: Hashable, Sendable {
  case interactions(identifiers: [String])
  case interactionsOfGroup(String)
  case allInteractions
  case activities(persistentIdentifiers: [String])
  case allActivities
}
