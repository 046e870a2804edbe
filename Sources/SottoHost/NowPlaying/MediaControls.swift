import Foundation
import Intents
import SottoAssistant
import SottoBus
import SottoWire

/// Has the app that plays carry out transport controls; where none has anything loaded, another of the
/// desktop's players.
struct MediaControls: Sendable {
  let board: NowPlayingBoard
  let artwork: ArtworkFolder
  let registry: AppRegistry
  let processes: AppProcesses
  /// The app's own time for one control.
  let limit: Duration
  /// The bus of the person's session; `nil` where there is none.
  let busAddress: String?
  /// The desktop's other players, where the person lets them be controlled.
  let others: OtherPlayers?
  private let systemVolume: SystemVolume

  /// - Parameters:
  ///   - session: The environment of the person's session, whose volume and bus it is.
  ///   - controlsOthers: Whether the desktop's other players are controlled, too.
  init(
    board: NowPlayingBoard, artwork: ArtworkFolder, registry: AppRegistry,
    processes: AppProcesses, limit: Duration, session: [String: String], controlsOthers: Bool
  ) {
    self.board = board
    self.artwork = artwork
    self.registry = registry
    self.processes = processes
    self.limit = limit
    systemVolume = SystemVolume(environment: session)
    busAddress = BusAddress.session(session)
    others = controlsOthers ? busAddress.map(OtherPlayers.init) : nil
  }

  /// Carries out a transport control, or answers what is known without asking anybody: the volume is
  /// that of what plays, and the system's where nothing does or its app has none.
  func perform(_ control: Plan.Control) async -> ControlResult {
    if let result = await performElsewhere(control) { return result }
    let result = await performInApp(control)
    if case .done = result { return result }
    return await systemVolume.perform(control).map(ControlResult.volume) ?? result
  }

  /// Has another of the desktop's players do it: where no app has anything loaded, or, for what can only
  /// mean what is heard, where the app's is paused and the other plays.
  private func performElsewhere(_ control: Plan.Control) async -> ControlResult? {
    let now = board.current
    let meansTheHeard = ["pause", "whatIsPlaying"].contains(control.command)
    guard let others, now == nil || meansTheHeard && now?.isPlaying == false else { return nil }
    let isOfVolume = Self.volumes.contains(control.command)
    // How loud a silent player would be is nothing that anybody asks for.
    let result = await others.perform(control, onlyIfPlaying: now != nil || isOfVolume)
    // One without a volume is as loud as the system.
    if case .refused = result, isOfVolume { return nil }
    return result
  }

  /// Has the app that plays do it, and nobody else.
  func performInApp(_ control: Plan.Control) async -> ControlResult {
    guard let now = board.current,
      let app = registry.profiles.first(where: { $0.identifier == now.app })
    else { return .nothingPlays }
    if Self.questions.contains(control.command) { return .done(.app(app), now) }
    guard let process = await processes.runningApp(now.app) else { return .nothingPlays }
    let call = AppCalls.Command(command: control.command, value: control.value)
    switch try? await process.call(call, within: limit).status {
    case "success": break
    case "noSuchContent": return .nothingMore(.app(app))
    default: return .refused(.app(app))
    }
    // Who dislikes what plays may hear the next already.
    if ["like", "dislike"].contains(control.command) { return .done(.app(app), now) }
    if ["nextTrack", "previousTrack"].contains(control.command) || changesVolume(control, of: now) {
      await board.changes(from: now)
    }
    return .done(.app(app), board.current)
  }

  /// What asks for nothing but what is known.
  private static let questions: Set = ["whatIsPlaying", "whatIsNext"]
  private static let volumes: Set = ["setVolume", "changeVolume", "mute", "unmute"]

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
