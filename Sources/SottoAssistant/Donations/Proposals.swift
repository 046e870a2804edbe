import Intents

/// What an app proposes of its own accord: replaced as a whole each time it says so.
package struct Proposals: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `INUpcomingMediaManager`: what its person is likely to want next, the most important first.
    case upcoming
    /// `INRelevantShortcutStore`: what is of use at some moments.
    case relevant
    /// `INVoiceShortcutCenter`: what its person may want to give a phrase.
    case shortcuts
    /// `INUpcomingMediaManager`: of which media it wants nothing suggested but what it proposes.
    case modes
  }

  /// The bundle identifier of the app.
  package var app: String
  package var kind: Kind
  /// The plain forms of `INShortcut`, or of `INRelevantShortcut`.
  package var values: [PlainValue]

  package init(app: String, kind: Kind, values: [PlainValue]) {
    self.app = app
    self.kind = kind
    self.values = values
  }
}
