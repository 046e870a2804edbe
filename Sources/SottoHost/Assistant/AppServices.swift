import Foundation
import Intents
import Logging
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire

/// Answers what processes of apps ask, and keeps what they tell, within each app's quota.
struct AppServices: Sendable {
  let registry: AppRegistry
  let store: any AssistantStore
  let board: NowPlayingBoard
  let progress: ProgressBoard
  let artwork: ArtworkFolder
  let attendants: Attendants
  let notifications: NotificationExchange
  let updates: UpdateExchange
  let intents: IntentExchange
  let schedule: NotificationSchedule
  let deliveries: NotificationDelivery
  let suggestions: SuggestionBoard
  let phrases: PhraseBook
  let renewal: AppRenewal
  let clock: WallClock
  let quotas = AppQuotas()
  let log = Logger(label: "sotto.apps")

  init(
    registry: AppRegistry, store: any AssistantStore, board: NowPlayingBoard,
    progress: ProgressBoard, artwork: ArtworkFolder, attendants: Attendants,
    notifications: NotificationExchange, updates: UpdateExchange,
    intents: IntentExchange, schedule: NotificationSchedule, deliveries: NotificationDelivery,
    suggestions: SuggestionBoard, phrases: PhraseBook,
    renewal: AppRenewal, clock: @escaping WallClock
  ) {
    self.registry = registry
    self.store = store
    self.board = board
    self.progress = progress
    self.artwork = artwork
    self.attendants = attendants
    self.notifications = notifications
    self.updates = updates
    self.intents = intents
    self.schedule = schedule
    self.deliveries = deliveries
    self.suggestions = suggestions
    self.phrases = phrases
    self.renewal = renewal
    self.clock = clock
  }

  /// The calls of one process of an app, which cannot speak for another app.
  func handlers(of source: NowPlayingBoard.Source) -> CallHandlers {
    let app = source.app
    let quota = quotas.quota(of: app)
    var handlers = CallHandlers()
    handlers.on(event: SystemCalls.NowPlaying.self) { [board, artwork] event in
      quota.nowPlaying.take("\(source.isExtension)") {
        var event = event
        // An extension's container is another, and nobody looks at what only it plays.
        event.artwork = source.isExtension ? nil : artwork.take(event.artwork, of: app)
        board.set(event, by: source)
      }
    }
    handlers.on(event: SystemCalls.ShowProgress.self) { [progress] event in
      quota.progress.take("\(source.isExtension)") {
        progress.set(event, by: source, named: name(of: app))
      }
    }
    handlers.on(event: HandlerCalls.Update.self) { [updates] in updates.pass($0, of: app) }
    handlers.on(event: SystemCalls.SetVocabulary.self) { event in
      quota.vocabulary.take(event.type ?? "") { setVocabulary(event, of: app) }
    }
    handlers.on(event: SystemCalls.SetMediaUserContext.self) { event in
      quota.mediaContext.take { setMediaContext(event, of: app) }
    }
    handlers.on(event: SystemCalls.PostNotification.self) { [notifications] event in
      quota.notifications.take(event.notification) { notifications.post(event.notification) }
    }
    handlers.on(SystemCalls.RequestAuthorization.self) { _ in
      .init(status: try await requestAuthorization(of: app, quota))
    }
    handlers.on(SystemCalls.RequestMediaLibrary.self) { _ in
      .init(status: try await requestMediaLibrary(of: app, quota))
    }
    handlers.on(SystemCalls.AskPerson.self) { .init(yes: try await ask($0.text, app, quota)) }
    addNotificationCalls(to: &handlers, of: app, quota)
    addSendingCalls(to: &handlers, of: app, quota)
    addSuggestionCalls(to: &handlers, of: app, quota)
    return handlers
  }

  static let tooOften =
    "The app asks for that too often. Wait a second, and ask less often."

  func name(of app: String) -> String {
    registry.entry(app)?.bundle.name.text(in: attendants.language.code) ?? app
  }

  private func setVocabulary(_ event: SystemCalls.SetVocabulary, of app: String) {
    let given = event.entries.compactMap { entry in
      (entry.string ?? entry["spokenPhrase"]?.string).map {
        AppVocabulary.Entry($0, pronunciation: entry["pronunciationHint"]?.string)
      }
    }
    let others = registry.vocabularyCount(of: app, except: event.type)
    let words = Array(
      given.filter { $0.isShort }.prefix(max(0, AppQuota.names - others)))
    if words.count < given.count {
      log.warning(
        "names left out: too long, or more than \(AppQuota.names)",
        metadata: ["app": "\(app)", "names": "\(given.count - words.count)"])
    } else if words.count > AppRegistry.namesOnAPhone {
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
  func keep(_ what: String, of app: String, _ change: () throws -> Void) {
    do {
      try change()
    } catch {
      log.error("\(what) not stored", metadata: ["app": "\(app)", "error": "\(error)"])
    }
  }
}

extension AppVocabulary.Entry {
  fileprivate var isShort: Bool {
    [phrase, pronunciation ?? ""].allSatisfy { $0.unicodeScalars.count <= AppQuota.nameLength }
  }
}
