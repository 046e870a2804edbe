import Foundation
import Intents
import SottoAssistant
import SottoWire

/// Has the app that plays carry out transport controls.
struct MediaControls: Sendable {
  let board: NowPlayingBoard
  let registry: AppRegistry
  let processes: AppProcesses
  /// The app's own time for one control.
  let limit: Duration
  private let systemVolume: SystemVolume

  /// - Parameter session: The environment of the person's session, whose volume it is.
  init(
    board: NowPlayingBoard, registry: AppRegistry, processes: AppProcesses, limit: Duration,
    session: [String: String]
  ) {
    self.board = board
    self.registry = registry
    self.processes = processes
    self.limit = limit
    systemVolume = SystemVolume(environment: session)
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
    if Self.questions.contains(control.command) { return .done(app, now) }
    guard let process = await processes.runningApp(now.app) else { return .nothingPlays }
    let call = AppCalls.Command(command: control.command, value: control.value)
    switch try? await process.call(call, within: limit).status {
    case "success": break
    case "noSuchContent": return .nothingMore(app)
    default: return .refused(app)
    }
    // Who dislikes what plays may hear the next already.
    if ["like", "dislike"].contains(control.command) { return .done(app, now) }
    if ["nextTrack", "previousTrack"].contains(control.command) || changesVolume(control, of: now) {
      await board.changes(from: now)
    }
    return .done(app, board.current)
  }

  /// What asks for nothing but what is known.
  private static let questions: Set = ["whatIsPlaying", "whatIsNext"]

  /// Whether it will be louder or quieter than it is: an app tells of that beside the answer, and may have told
  /// of so much before that what it tells has to wait.
  private func changesVolume(_ control: Plan.Control, of now: NowPlaying) -> Bool {
    guard let volume = now.volume else { return false }
    let percent = control.value?.number ?? 0
    return switch control.command {
    case "setVolume": min(max(percent / 100, 0), 1) != volume
    case "changeVolume": percent > 0 ? volume < 1 : volume > 0
    case "mute": volume > 0
    case "unmute": volume == 0
    default: false
    }
  }
}
