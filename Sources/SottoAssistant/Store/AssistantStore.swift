import Foundation
import Intents
import SottoWire

/// What the assistant remembers across its processes' lives.
///
/// Every method throws an error that says what could not be stored, where, and what to do.
package protocol AssistantStore: Sendable {
  /// Writes something that makes no difference.
  ///
  /// - Throws: What keeps anything from being stored.
  func tryWriting() throws

  /// All installed apps, in the order they were installed.
  func apps() throws -> [InstalledApp]
  /// Adds an app or replaces the one of the same identifier, which keeps its place.
  func save(_ app: InstalledApp) throws
  /// Forgets an app with its vocabulary, defaults and donations; its history stays.
  func removeApp(_ identifier: String) throws

  /// The folders of apps, with whom they belong to; they outlive their apps.
  func folders() throws -> [OwnedFolder]
  /// Adds folders or replaces what is known of them: all, or none.
  func save(_ folders: [OwnedFolder]) throws
  func removeFolder(_ path: String) throws

  /// The person's default app (bundle identifier) by intent name.
  func defaults() throws -> [String: String]
  func setDefault(_ app: String, for intent: String) throws

  /// The vocabulary of all apps, each type in the app's own order.
  func vocabulary() throws -> [AppVocabulary]
  /// Replaces an app's entries of one type; `nil` removes all of its vocabulary.
  func setVocabulary(_ entries: [AppVocabulary.Entry], type: String?, app: String) throws

  /// The ride each app (bundle identifier) last spoke of, by the app's identifier of it; the app that
  /// spoke last stands last.
  func rides() throws -> [(app: String, identifier: String)]
  func setRide(_ identifier: String, of app: String, at date: Date) throws

  /// How the person stands to each app's media, by bundle identifier.
  func mediaContexts() throws -> [String: MediaUserContext]
  func setMediaContext(_ context: MediaUserContext, app: String) throws

  /// Keeps what apps want shown, each in place of what its app called the same: all, or none.
  func schedule(_ notifications: [PendingNotification]) throws
  /// Forgets what an app wanted shown: those of the identifiers, or all.
  func removeNotifications(app: String, identifiers: [String]?) throws
  /// What an app wants shown, the next first.
  func notifications(of app: String) throws -> [PendingNotification]
  func notificationCount(of app: String) throws -> Int
  /// What was to be shown by a moment, the oldest first.
  func notifications(dueBy moment: Date, atMost count: Int) throws -> [PendingNotification]
  /// When the next is to be shown; `nil` where none waits.
  func nextNotification() throws -> Date?

  /// What notifications are answered with, by app.
  func notificationCategories() throws -> [String: [NotificationCategory]]
  func setNotificationCategories(_ categories: [NotificationCategory], app: String) throws

  /// Keeps what was said, all of it or nothing.
  func append(_ entries: [HistoryEntry]) throws
  /// Newest first.
  func history(limit: Int) throws -> [HistoryEntry]

  /// Keeps a donation, in place of the app's last of the same identifier; it is there when this returns.
  func donate(_ donation: Donation) throws
  /// Removes an app's interactions, or its activities.
  ///
  /// - Returns: Whether there were any.
  func deleteDonations(of app: String, _ selection: DonationSelection) throws -> Bool
  /// Those that were stored after one, in the order in which they were stored.
  func donations(after number: Int, atMost count: Int) throws -> [DonationSummary]
  /// Whether an app has ever donated an interaction that is still kept.
  func hasDonated(_ app: String) throws -> Bool
  /// Calls `body` with every donation that is kept, the oldest first.
  func forEachDonation(_ body: (StoredDonation) -> Void) throws
  /// The action of this identifier, as it was last donated; `nil` where none is kept.
  func action(_ identifier: String) throws -> DonatedAction?

  /// What all apps propose.
  func proposals() throws -> [Proposals]
  func save(_ proposals: Proposals) throws

  /// Every shortcut that has a phrase, in the order in which they were made.
  func phrasedShortcuts() throws -> [PhrasedShortcut]
  /// Adds a shortcut or replaces the one of the same identifier.
  func save(_ shortcut: PhrasedShortcut) throws
  func removePhrasedShortcut(_ identifier: String) throws

  /// What the person has decided about suggestions, as JSON of the engine's own; `nil` before that.
  func suggestionState() throws -> String?
  func setSuggestionState(_ state: String) throws

  /// Removes what was said and done: history, donations, and what was made of them, from every file.
  func wipe() throws
}

/// An app as the person installed it.
package struct InstalledApp: Hashable, Sendable {
  /// The bundle identifier.
  package var identifier: String
  /// The path of the installed bundle.
  package var path: String
  package var version: String
  package var installed: Date
  /// `INSiriAuthorizationStatus` by case name.
  package var authorization: String
  /// Whether the person lets it reach the network.
  package var network: Bool
  /// The path of the bundle that it was installed from; `nil` where an older version did not keep it.
  package var source: String?
  package var grants: AppGrants

  package init(
    identifier: String, path: String, version: String, installed: Date,
    authorization: String = "notDetermined", network: Bool = false, source: String? = nil,
    grants: AppGrants = AppGrants()
  ) {
    self.identifier = identifier
    self.path = path
    self.version = version
    self.installed = installed
    self.authorization = authorization
    self.network = network
    self.source = source
    self.grants = grants
  }
}

/// A folder of the home that an app's processes write: a container, or what a group shares.
package struct OwnedFolder: Hashable, Sendable {
  /// From the home's folder on, as in `groups/group.app.sotto.melody`.
  package var path: String
  /// The bundle identifier of the app that declared it first.
  package var owner: String
  /// The other apps that the person lets use it.
  package var guests: Set<String>

  package init(path: String, owner: String, guests: Set<String> = []) {
    self.path = path
    self.owner = owner
    self.guests = guests
  }
}

/// The names of one type that an app has given, most important first.
package struct AppVocabulary: Codable, Hashable, Sendable {
  package var app: String
  /// `INVocabularyStringType` by case name.
  package var type: String
  package var entries: [Entry]

  /// A name, and how it sounds where that is not as it is written.
  package struct Entry: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    package var phrase: String
    package var pronunciation: String?

    package init(_ phrase: String, pronunciation: String? = nil) {
      self.phrase = phrase
      self.pronunciation = pronunciation
    }

    package init(stringLiteral phrase: String) { self.init(phrase) }
  }

  package init(app: String, type: String, entries: [Entry]) {
    self.app = app
    self.type = type
    self.entries = entries
  }
}

extension AssistantStore {
  package func append(_ entry: HistoryEntry) throws { try append([entry]) }
}
