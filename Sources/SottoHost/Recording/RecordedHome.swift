import Intents
import SottoAssistant
import SottoWire

/// What an assistant knew when a conversation began, as far as understanding and routing need it.
package struct RecordedHome: Codable, Sendable {
  /// In the order in which they were installed.
  package var apps: [App]
  /// The person's default app (bundle identifier) by intent name.
  package var defaults: [String: String]
  /// The ride each app last spoke of; the app that spoke last stands last.
  package var rides: [Ride]
  package var phrases: [SpokenPhrase]
  /// What apps and extensions have said that they play, the last that changed last.
  package var playing: [Playing]

  package struct App: Codable, Sendable {
    /// What its bundle declares. Paths begin with the bundle's own name.
    package var bundle: AppBundle
    /// `INSiriAuthorizationStatus` by case name.
    package var authorization: String
    package var network: Bool
    /// Whether it may send requests to other apps; `nil` while nobody has decided.
    package var requests: Bool?
    package var media: MediaUserContext?
    /// The names that it has given.
    package var vocabulary: [AppVocabulary]
  }

  package struct Ride: Codable, Sendable {
    package var app: String
    package var identifier: String
  }

  /// A phrase that stands for a sentence. Those that start what an app has donated are not kept.
  package struct SpokenPhrase: Codable, Sendable {
    package var phrase: String
    package var sentence: String
    package var locale: String
  }

  package struct Playing: Codable, Sendable {
    package var app: String
    package var isExtension: Bool
    package var item: SystemCalls.NowPlaying
  }
}

extension RecordedHome.App {
  /// Its plain form; nothing in it says where the person keeps the bundle.
  var plain: PlainValue {
    get throws {
      let folder = bundle.path
      // Sets have no order, and a saved conversation has one.
      return try PlainEncoder.plain(of: self).sortingLists(named: "customIntents").mapTexts {
        $0 == folder || $0.hasPrefix("\(folder)/")
          ? "\(bundle.identifier).app\($0.dropFirst(folder.count))" : $0
      }
    }
  }
}

extension RecordedHome {
  /// Stores it, for an assistant that starts with it.
  ///
  /// - Throws: What keeps it from being stored.
  package func restore(in store: any AssistantStore) throws {
    for app in apps {
      let identifier = app.bundle.identifier
      try store.save(
        InstalledApp(
          identifier: identifier, path: app.bundle.path, version: app.bundle.version,
          installed: .distantPast, authorization: app.authorization, network: app.network,
          grants: AppGrants(maySend: app.requests)))
      if let media = app.media { try store.setMediaContext(media, app: identifier) }
      for words in app.vocabulary {
        try store.setVocabulary(words.entries, type: words.type, app: identifier)
      }
    }
    for (intent, app) in defaults { try store.setDefault(app, for: intent) }
    for (index, ride) in rides.enumerated() {
      try store.setRide(
        ride.identifier, of: ride.app, at: .init(timeIntervalSince1970: Double(index)))
    }
    for (index, phrase) in phrases.enumerated() {
      try store.save(
        PhrasedShortcut(
          identifier: "phrase-\(index)", phrase: phrase.phrase,
          content: .sentence(phrase.sentence, locale: phrase.locale), made: .distantPast))
    }
  }
}

extension PlainValue {
  /// The value with the texts in each list of a name in order.
  fileprivate func sortingLists(named name: String) -> PlainValue {
    switch self {
    case .list(let values): .list(values.map { $0.sortingLists(named: name) })
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            let texts = key == name ? value.list?.compactMap(\.string).sorted() : nil
            return (
              key, texts.map { .list($0.map(PlainValue.string)) } ?? value.sortingLists(named: name)
            )
          }))
    case .null, .bool, .integer, .number, .string: self
    }
  }

  /// The value with each of its texts changed; names of members stay.
  func mapTexts(_ change: (String) throws -> String) rethrows -> PlainValue {
    switch self {
    case .string(let text): .string(try change(text))
    case .list(let values): .list(try values.map { try $0.mapTexts(change) })
    case .object(let members): .object(try members.mapValues { try $0.mapTexts(change) })
    case .null, .bool, .integer, .number: self
    }
  }
}
