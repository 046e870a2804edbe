import Foundation
import Logging
import SottoAssistant
import SottoSocket
import SottoWire

/// All processes of apps: extensions, started on demand and kept warm, and the apps themselves.
actor AppProcesses {
  let launcher: Launcher
  let board: NowPlayingBoard
  let progress: ProgressBoard
  let settings: AssistantSettings
  nonisolated let metrics: AssistantMetrics
  let log = Logger(label: "sotto.processes")

  var extensions: [ExtensionKey: Extension] = [:]
  var apps: [String: App] = [:]
  private var lastRequest = 0

  /// An extension runs twice when somebody at a watch, where it reaches no network, asks it too.
  struct ExtensionKey: Hashable {
    var path: String
    var network: NetworkAccess
  }

  struct Extension {
    var process: any AppSide
    /// The requests whose handler objects live in it.
    var requests: Set<Int> = []
    var lastUsed = ContinuousClock.now
  }

  struct App {
    var process: any AppSide
    /// What it was started with.
    var grants: AppGrants
    /// Whether it is started anew even while it plays.
    var isDue = false
    var isInFront = false
    var lastUsed = ContinuousClock.now
  }

  init(
    launcher: Launcher, board: NowPlayingBoard, progress: ProgressBoard,
    settings: AssistantSettings, metrics: AssistantMetrics
  ) {
    self.launcher = launcher
    self.board = board
    self.progress = progress
    self.settings = settings
    self.metrics = metrics
  }

  func nextRequestNumber() -> Int {
    lastRequest += 1
    return lastRequest
  }

  /// The process that handles an intent for an app: its extension, or the app when it handles the
  /// intent inside.
  ///
  /// - Parameter isOffline: Whether it reaches no network, even where the person has granted it.
  /// - Throws: What kept the process from starting.
  func handler(
    for intent: String, of app: String, isOffline: Bool
  ) async throws -> any AppSide {
    switch try launcher.place(of: intent, app: app) {
    case .app: return try await self.app(app)
    case .appex(let appex):
      let key = ExtensionKey(
        path: appex.path,
        network: isOffline ? .none : launcher.network(of: appex.entitlements, app: app))
      if let running = extensions[key], running.process.isAlive {
        extensions[key]?.lastUsed = .now
        return running.process
      }
      let process = try launcher.start(appex, of: app, network: key.network)
      process.whenEnded { [board, progress] in
        board.clear(.appex(of: app))
        progress.clear(.appex(of: app))
      }
      extensions[key] = Extension(process: process)
      metrics.started(.extension, of: app)
      log.debug("started", metadata: ["app": "\(app)", "extension": "\(appex.path)"])
      return process
    }
  }

  /// The app's process, launched in the background when it does not run.
  ///
  /// One that was just killed is waited for: what it played is over only then.
  func app(_ identifier: String) async throws -> any AppSide {
    while let running = apps[identifier]?.process, running.isAlive || running.isEnding {
      guard running.isEnding else {
        apps[identifier]?.lastUsed = .now
        return running
      }
      await running.end()
    }
    let grants = launcher.grants(of: identifier).atStart
    let process = try launcher.startApp(identifier)
    process.whenEnded { [board, progress] in
      board.clear(.app(identifier))
      progress.clear(.app(identifier))
    }
    apps[identifier] = App(process: process, grants: grants)
    metrics.started(.app, of: identifier)
    log.debug("launched", metadata: ["app": "\(identifier)"])
    return process
  }

  /// The app's process if it runs.
  func runningApp(_ identifier: String) -> (any AppSide)? {
    apps[identifier].flatMap { $0.process.isAlive ? $0.process : nil }
  }

  func broughtToFront(_ app: String) { apps[app]?.isInFront = true }

  func opened(_ request: Int, by process: any AppSide) {
    for (key, entry) in extensions where entry.process === process {
      extensions[key]?.requests.insert(request)
    }
  }

  func closed(_ request: Int, by process: any AppSide) {
    for (key, entry) in extensions where entry.process === process {
      extensions[key]?.requests.remove(request)
      extensions[key]?.lastUsed = .now
    }
  }
}
