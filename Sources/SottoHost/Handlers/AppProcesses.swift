import Foundation
import Logging
import SottoAssistant
import SottoSocket
import SottoWire

/// All processes of apps: extensions, started on demand and kept warm, and the apps themselves.
actor AppProcesses {
  private let launcher: Launcher
  private let board: NowPlayingBoard
  private let settings: AssistantSettings
  private let log = Logger(label: "sotto.processes")

  private var extensions: [String: Extension] = [:]
  private var apps: [String: App] = [:]
  private var lastRequest = 0

  private struct Extension {
    var process: AppSideProcess
    /// The requests whose handler objects live in it.
    var requests: Set<Int> = []
    var lastUsed = ContinuousClock.now
  }

  private struct App {
    var process: AppSideProcess
    var isInFront = false
    var lastUsed = ContinuousClock.now
  }

  init(launcher: Launcher, board: NowPlayingBoard, settings: AssistantSettings) {
    self.launcher = launcher
    self.board = board
    self.settings = settings
  }

  func nextRequestNumber() -> Int {
    lastRequest += 1
    return lastRequest
  }

  /// The process that handles an intent for an app: its extension, or the app when it handles the
  /// intent inside.
  ///
  /// - Throws: What kept the process from starting.
  func handler(for intent: String, of app: String) throws -> AppSideProcess {
    switch try launcher.place(of: intent, app: app) {
    case .app: return try self.app(app)
    case .appex(let appex):
      if let running = extensions[appex.path], running.process.isAlive {
        extensions[appex.path]?.lastUsed = .now
        return running.process
      }
      let process = try launcher.start(appex, of: app)
      extensions[appex.path] = Extension(process: process)
      log.debug("started", metadata: ["extension": "\(appex.path)"])
      return process
    }
  }

  /// The app's process, launched in the background when it does not run.
  func app(_ identifier: String) throws -> AppSideProcess {
    if let running = apps[identifier], running.process.isAlive {
      apps[identifier]?.lastUsed = .now
      return running.process
    }
    let process = try launcher.startApp(identifier)
    process.child.whenExited { [board] _ in board.clear(identifier) }
    apps[identifier] = App(process: process)
    log.debug("launched", metadata: ["app": "\(identifier)"])
    return process
  }

  /// The app's process if it runs.
  func runningApp(_ identifier: String) -> AppSideProcess? {
    apps[identifier].flatMap { $0.process.isAlive ? $0.process : nil }
  }

  func broughtToFront(_ app: String) { apps[app]?.isInFront = true }

  func opened(_ request: Int, by process: AppSideProcess) {
    for (path, entry) in extensions where entry.process === process {
      extensions[path]?.requests.insert(request)
    }
  }

  func closed(_ request: Int, by process: AppSideProcess) {
    for (path, entry) in extensions where entry.process === process {
      extensions[path]?.requests.remove(request)
      extensions[path]?.lastUsed = .now
    }
  }

  /// Whether any app runs or any handler waits for an answer: then the assistant stays.
  var isBusy: Bool {
    apps.values.contains { $0.process.isAlive }
      || extensions.values.contains { $0.process.isAlive && !$0.requests.isEmpty }
  }

  /// Ends what has been idle for too long, and forgets what has ended.
  func sweep() async {
    let playing = board.playing
    for (path, entry) in extensions {
      let isIdle =
        entry.requests.isEmpty && entry.lastUsed.duration(to: .now) > settings.extensionIdle
      if isIdle || !entry.process.isAlive {
        extensions[path] = nil
        await entry.process.stop()
      }
    }
    for (identifier, entry) in apps {
      if playing.contains(identifier) { apps[identifier]?.lastUsed = .now }
      let isIdle =
        !entry.isInFront && !playing.contains(identifier)
        && entry.lastUsed.duration(to: .now) > settings.appIdle
      if isIdle || !entry.process.isAlive {
        apps[identifier] = nil
        await entry.process.stop()
      }
    }
  }

  /// Ends an app's processes, before it is replaced or removed.
  func stop(_ app: String) async {
    let prefix = launcher.bundlePath(of: app).map { $0 + "/" }
    for (path, entry) in extensions where prefix.map(path.hasPrefix) ?? false {
      extensions[path] = nil
      await entry.process.stop()
    }
    if let entry = apps.removeValue(forKey: app) { await entry.process.stop() }
  }

  func stopAll() async {
    let all = extensions.values.map(\.process) + apps.values.map(\.process)
    extensions = [:]
    apps = [:]
    await withTaskGroup { group in
      for process in all { group.addTask { await process.stop() } }
    }
  }
}
