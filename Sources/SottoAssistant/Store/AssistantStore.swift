import Foundation
import Intents
import SottoWire

/// What the assistant remembers across its processes' lives.
///
/// Every method throws an error that says what could not be stored, where, and what to do.
package protocol AssistantStore: Sendable {
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

  func append(_ entry: HistoryEntry) throws
  /// Newest first.
  func history(limit: Int) throws -> [HistoryEntry]

  func donate(_ donation: Donation) throws
  /// Removes an app's donations: those with the identifiers, those of the group, or all.
  func deleteDonations(app: String, identifiers: [String]?, group: String?) throws
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
package struct AppVocabulary: Hashable, Sendable {
  package var app: String
  /// `INVocabularyStringType` by case name.
  package var type: String
  package var entries: [Entry]

  /// A name, and how it sounds where that is not as it is written.
  package struct Entry: Hashable, Sendable, ExpressibleByStringLiteral {
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

/// An interaction an app has donated.
package struct Donation: Hashable, Sendable {
  package var app: String
  /// The interaction's own identifier.
  package var identifier: String
  package var group: String?
  package var date: Date
  package var intent: String
  /// The whole `INInteraction` in its plain form.
  package var interaction: PlainValue

  package init(
    app: String, identifier: String, group: String?, date: Date, intent: String,
    interaction: PlainValue
  ) {
    self.app = app
    self.identifier = identifier
    self.group = group
    self.date = date
    self.intent = intent
    self.interaction = interaction
  }
}
