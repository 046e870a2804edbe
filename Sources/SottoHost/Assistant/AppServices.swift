import Foundation
import Intents
import Logging
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

/// Answers what processes of apps ask, and keeps what they tell.
struct AppServices: Sendable {
  let registry: AppRegistry
  let store: any AssistantStore
  let board: NowPlayingBoard
  let attendants: Attendants
  let languages: Languages
  let notifications: NotificationExchange
  let updates: UpdateExchange
  private let log = Logger(label: "sotto.apps")

  init(
    registry: AppRegistry, store: any AssistantStore, board: NowPlayingBoard,
    attendants: Attendants, languages: Languages, notifications: NotificationExchange,
    updates: UpdateExchange
  ) {
    self.registry = registry
    self.store = store
    self.board = board
    self.attendants = attendants
    self.languages = languages
    self.notifications = notifications
    self.updates = updates
  }

  /// The calls of one app, which cannot speak for another.
  func handlers(of app: String) -> CallHandlers {
    var handlers = CallHandlers()
    handlers.on(event: SystemCalls.NowPlaying.self) { board.set($0, of: app) }
    handlers.on(event: HandlerCalls.Update.self) { updates.pass($0, of: app) }
    handlers.on(event: SystemCalls.SetVocabulary.self) { setVocabulary($0, of: app) }
    handlers.on(event: SystemCalls.SetMediaUserContext.self) { setMediaContext($0, of: app) }
    handlers.on(event: SystemCalls.PostNotification.self) { [notifications] in
      notifications.post($0.notification)
    }
    handlers.on(SystemCalls.RequestAuthorization.self) { _ in
      .init(status: try await requestAuthorization(of: app))
    }
    handlers.on(SystemCalls.AskPerson.self) { [attendants] call in
      .init(yes: await attendants.askNext(.init(text: call.text)))
    }
    handlers.on(SystemCalls.Donate.self) { call in
      try store.donate(Donation(call.interaction, of: app))
      return Nothing()
    }
    handlers.on(SystemCalls.DeleteDonations.self) { call in
      try store.deleteDonations(app: app, identifiers: call.identifiers, group: call.group)
      return Nothing()
    }
    return handlers
  }

  private func setVocabulary(_ event: SystemCalls.SetVocabulary, of app: String) {
    let words = event.entries.compactMap { entry in
      (entry.string ?? entry["spokenPhrase"]?.string).map {
        AppVocabulary.Entry($0, pronunciation: entry["pronunciationHint"]?.string)
      }
    }
    if words.count > AppRegistry.namesOnAPhone {
      log.warning(
        "more names than a phone takes; all of them count here",
        metadata: ["app": "\(app)", "type": "\(event.type ?? "")", "names": "\(words.count)"])
    }
    keep("vocabulary", of: app) {
      try registry.setVocabulary(words, type: event.type, app: app)
    }
  }

  private func setMediaContext(_ event: SystemCalls.SetMediaUserContext, of app: String) {
    let context = MediaUserContext(
      isSubscribed: event.context["subscriptionStatus"]?.string == "subscribed",
      libraryItems: Int(exactly: event.context["numberOfLibraryItems"]?.number ?? 0) ?? 0)
    keep("media context", of: app) { try registry.setMediaContext(context, app: app) }
  }

  /// An app does not wait for what it tells: nobody but the log can be told of an error.
  private func keep(_ what: String, of app: String, _ change: () throws -> Void) {
    do {
      try change()
    } catch {
      log.error("\(what) not stored", metadata: ["app": "\(app)", "error": "\(error)"])
    }
  }

  /// The person's decision, asked for when there is none yet and somebody is there to ask.
  private func requestAuthorization(of app: String) async throws -> String {
    guard let entry = registry.entry(app) else { return "denied" }
    guard entry.installed.authorization == "notDetermined" else {
      return entry.installed.authorization
    }
    let locale = Locale.preferredLanguages.first ?? ""
    let language = languages.language(locale) ?? languages.fallback
    let question = language.sentence(
      "permission",
      [
        "app": entry.bundle.name.text(in: language.code),
        "usage": entry.bundle.usageDescription.text(in: language.code),
      ])
    guard let allowed = await attendants.ask(.init(text: question)) else { return "notDetermined" }
    try registry.setAuthorization(allowed, app: app)
    return allowed ? "authorized" : "denied"
  }
}

extension Donation {
  /// Reads an `INInteraction` in its plain form.
  fileprivate init(_ interaction: PlainValue, of app: String) {
    self.init(
      app: app, identifier: interaction["identifier"]?.string ?? UUID().uuidString,
      group: interaction["groupIdentifier"]?.string, date: .now,
      intent: interaction["intent"]?.string ?? "", interaction: interaction)
  }
}
