import Foundation
import Intents
import SottoAssistant
import SottoLanguage

/// What a conversation works with: it understands, finds the app, has it asked, and answers.
struct ConversationContext: Sendable {
  let languages: Languages
  let registry: AppRegistry
  let processes: AppProcesses
  let controls: MediaControls
  let rides: RideBoard
  let updates: UpdateExchange
  let notifications: NotificationDelivery
  let suggestions: SuggestionBoard
  let phrases: PhraseBook
  let metrics: AssistantMetrics
  let samples: SampleInstaller
  let settings: AssistantSettings
  let tapes: Tapes
  /// Where everything is kept.
  let folder: String
  let clock: WallClock
  let sessionLock: SessionLock

  /// Who speaks to the person, at the moment at which something was said.
  func dialogue(_ locale: String, _ said: Utterance) -> Dialogue {
    Dialogue(
      language: languages.language(locale) ?? languages.fallback, attendance: said.attendance,
      clock: { [clock] in said.moment ?? clock() })
  }

  /// Who speaks to a person who has said nothing.
  func dialogue(_ locale: String) -> Dialogue {
    Dialogue(language: languages.language(locale) ?? languages.fallback, clock: clock)
  }

  /// What understanding may know at this moment.
  /// - Parameter said: What was said, where it says when.
  func surroundings(
    question: Surroundings.Question?, of said: Utterance? = nil
  ) -> Surroundings {
    var surroundings = registry.surroundings
    surroundings.nowPlaying = controls.board.current.flatMap {
      registry.entry($0.app)?.bundle.name.base
    }
    surroundings.question = question
    surroundings.now = said?.moment ?? clock()
    surroundings.timeZone = .current
    return surroundings
  }

  /// What a conversation that is saved begins with.
  var recordedHome: RecordedHome {
    let (apps, defaults) = registry.recorded
    return RecordedHome(
      apps: apps, defaults: defaults, rides: rides.recorded,
      phrases: phrases.shortcuts.compactMap { shortcut in
        guard case .sentence(let sentence, let locale) = shortcut.content else { return nil }
        return .init(phrase: shortcut.phrase, sentence: sentence, locale: locale)
      },
      playing: controls.board.recorded)
  }

  func router(_ attendance: Attendance) -> Router {
    Router(
      apps: registry.profiles, nowPlaying: controls.board.current, defaults: registry.defaults,
      lastRideApp: rides.lastApp, isLocked: attendance.isLocked)
  }

  /// Whether the session is locked, where that makes a difference to any app asked for one of these.
  func isLocked(for intents: [String]) async -> Bool {
    let isRestricted = registry.profiles.contains { app in
      app.usageToDecide != nil
        || app.isAllowed && !app.restrictedWhileLocked.isDisjoint(with: intents)
    }
    return isRestricted ? await sessionLock.isLocked : false
  }

  /// The turn for what was understood, best Reading first.
  ///
  /// - Parameters:
  ///   - topic: What was last spoken of, where it may be left out.
  ///   - place: The place in it that the sentence speaks of.
  func turn(
    _ readings: [Reading], _ attendance: Attendance, about topic: Topic? = nil, at place: Int? = nil
  ) -> Turn {
    turn(
      readings, router(attendance), launchesInFront: attendance.launchesInFront, about: topic,
      at: place)
  }

  func turn(
    _ readings: [Reading], _ router: Router, launchesInFront: Bool, about topic: Topic? = nil,
    at place: Int? = nil
  ) -> Turn {
    let now = router.nowPlaying
    return Turn(readings: readings, router: router) { reading, app in
      let values = IntentBuilder.values(
        of: reading, nowPlaying: now.flatMap { $0.app == app.identifier ? $0 : nil },
        ride: rides.last(of: app.identifier), terms: app.terms)
      let topic = topic.flatMap { $0.app.identifier == app.identifier ? $0 : nil }
      return Request(
        intentName: reading.intent ?? "",
        values: topic?.completed(values, of: reading, at: place) ?? values,
        parameters: IntentBuilder.parameters(of: reading),
        launchesInFront: launchesInFront)
    }
  }
}
