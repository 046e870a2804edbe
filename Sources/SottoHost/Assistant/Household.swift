import Foundation
import Intents
import SottoAssistant
import SottoLanguage
import SottoWire

/// What all conversations of a home share: its languages, its apps and what plays.
struct Household: Sendable {
  /// Where everything is kept.
  let folder: String
  let languages: Languages
  let settings: AssistantSettings
  let store: any AssistantStore
  let registry: AppRegistry
  let processes: AppProcesses
  let board: NowPlayingBoard
  let rides: RideBoard
  let updates: UpdateExchange
  private let sessionLock = SessionLock(environment: ProcessInfo.processInfo.environment)
  private let systemVolume = SystemVolume(environment: ProcessInfo.processInfo.environment)

  func dialogue(_ locale: String, _ attendance: Attendance) -> Dialogue {
    Dialogue(language: languages.language(locale) ?? languages.fallback, attendance: attendance)
  }

  /// What understanding may know at this moment.
  /// - Parameter call: What was said, where it says when.
  func surroundings(
    question: Surroundings.Question?, of call: ClientCalls.Say? = nil
  ) -> Surroundings {
    var surroundings = registry.surroundings
    surroundings.nowPlaying = board.current.flatMap { registry.entry($0.app)?.bundle.name.base }
    surroundings.question = question
    surroundings.now = call?.now.map { Date(timeIntervalSince1970: $0) } ?? .now
    surroundings.timeZone = .current
    return surroundings
  }

  func router(_ attendance: Attendance) -> Router {
    Router(
      apps: registry.profiles, nowPlaying: board.current, defaults: registry.defaults,
      lastRideApp: rides.lastApp, isLocked: attendance.isLocked)
  }

  /// Whether the session is locked, where that makes a difference to any app asked for this.
  func isLocked(for intent: String) async -> Bool {
    let isRestricted = registry.profiles.contains { app in
      app.usageToDecide != nil || app.isAllowed && app.restrictedWhileLocked.contains(intent)
    }
    return isRestricted ? await sessionLock.isLocked : false
  }

  /// The turn for what was understood, best Reading first.
  func turn(_ readings: [Reading], _ attendance: Attendance) -> Turn {
    let router = router(attendance)
    let now = router.nowPlaying
    return Turn(readings: readings, router: router) { reading, app in
      Request(
        intentName: reading.intent ?? "",
        values: IntentBuilder.values(
          of: reading, nowPlaying: now.flatMap { $0.app == app.identifier ? $0 : nil },
          ride: rides.last(of: app.identifier), terms: app.terms),
        parameters: IntentBuilder.parameters(of: reading),
        launchesInFront: attendance.launchesInFront)
    }
  }

  /// Carries out a transport control, or answers what is known without asking anybody: the volume is
  /// that of what plays, and the system's where nothing does or its app has none.
  func perform(_ control: Plan.Control) async -> ControlResult {
    let result = await performInApp(control)
    if case .done = result { return result }
    return await systemVolume.perform(control).map(ControlResult.volume) ?? result
  }

  private func performInApp(_ control: Plan.Control) async -> ControlResult {
    guard let now = board.current,
      let app = registry.profiles.first(where: { $0.identifier == now.app })
    else { return .nothingPlays }
    if control.command == "whatIsPlaying" { return .done(app, now) }
    guard let process = await processes.runningApp(now.app) else { return .nothingPlays }
    let call = AppCalls.Command(command: control.command, value: control.value)
    switch try? await process.call(call, within: settings.requestLimit).status {
    case "success": break
    case "noSuchContent": return .nothingMore(app)
    default: return .refused(app)
    }
    // Who dislikes what plays may hear the next already.
    if ["like", "dislike"].contains(control.command) { return .done(app, now) }
    if ["nextTrack", "previousTrack"].contains(control.command) { await board.changes(from: now) }
    return .done(app, board.current)
  }
}
