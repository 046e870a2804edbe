import Foundation
import SottoAssistant
import SottoSocket

/// Starts the processes of installed apps, confined: extensions as below, the apps themselves in
/// `Launcher+Apps.swift`.
struct Launcher: Sendable {
  let registry: AppRegistry
  let home: SottoHome
  let confinement: any Confinement
  let notifications: NotificationExchange
  let symbolizer: Symbolizer
  let tapes: Tapes
  /// What takes the place of the processes of a saved conversation; `nil` where they are started.
  let playback: Playback?
  /// What a process may ask of the assistant and tell it.
  let handlers: @Sendable (NowPlayingBoard.Source) -> CallHandlers

  /// Where an intent of an app is handled.
  enum Place {
    case appex(IntentsExtension)
    case app
  }

  /// - Throws: `LaunchError` when the app is not there, or handles no such intent.
  func place(of intent: String, app: String) throws(LaunchError) -> Place {
    let bundle = try entry(app).bundle
    if let found = bundle.extension(handling: intent) { return .appex(found) }
    guard bundle.support.intents.contains(intent) else {
      throw LaunchError("it handles no \(intent)")
    }
    return .app
  }

  func bundlePath(of app: String) -> String? { registry.entry(app)?.bundle.path }

  /// What of the network the person has granted an executable that asks for it.
  func network(of entitlements: Entitlements, app: String) -> NetworkAccess {
    guard entitlements.network else { return .none }
    return registry.entry(app)?.granted ?? .none
  }

  /// Starts an extension, confined to its bundle, its container and its groups.
  func start(
    _ appex: IntentsExtension, of app: String, network: NetworkAccess
  ) throws -> any AppSide {
    try taped(appex.identifier, .appex(of: app)) { handlers in
      try process(appex, of: app, network: network, handlers)
    }
  }

  /// Launches an app in the background, with its container for a home.
  func startApp(_ identifier: String) throws -> any AppSide {
    try taped(identifier, .app(identifier)) { try appProcess(identifier, $0) }
  }

  private func taped(
    _ process: String, _ source: NowPlayingBoard.Source,
    start: (CallHandlers) throws -> AppSideProcess
  ) throws -> any AppSide {
    try TapedProcess(process, answeredBy: handlers(source), on: tapes) { handlers in
      if let playback { return try playback.start(process, answeredBy: handlers) }
      let process = try start(handlers)
      notifications.add(process)
      return process
    }
  }

  private func process(
    _ appex: IntentsExtension, of app: String, network: NetworkAccess, _ handlers: CallHandlers
  ) throws -> AppSideProcess {
    let entry = try entry(app)
    let container = try folder(home.container(of: appex.identifier))
    let groups = try groups(of: appex.entitlements, app: app)
    let command = ConfinedCommand(
      executable: appex.executable,
      environment: environment(of: entry, groups: groups),
      readable: [entry.bundle.path], container: container, writable: Array(groups.values),
      network: network)
    let log = home.log(of: appex.identifier)
    return try AppSideProcess(
      handlers: handlers, program: appex.executable, symbolizer: symbolizer, log: log
    ) { descriptors in
      var command = command
      command.descriptors = descriptors
      command.output = .log(path: log)
      return try ChildProcess(confinement.confining(command))
    }
  }

  func entry(_ app: String) throws(LaunchError) -> AppRegistry.Entry {
    guard let entry = registry.entry(app) else {
      throw LaunchError(registry.broken[app] ?? "it is not installed")
    }
    return entry
  }

  /// The folders of those of an executable's groups that its app may use, by group.
  func groups(of entitlements: Entitlements, app: String) throws -> [String: String] {
    let groups = Set(entitlements.groups).filter { registry.mayUse(group: $0, app: app) }
    return try Dictionary(uniqueKeysWithValues: groups.map { ($0, try folder(home.group($0))) })
  }

  /// A folder of the home, made when it is missing.
  func folder(_ path: String) throws -> String {
    try home.prepare(folder: path)
    return path
  }

  func environment(
    of entry: AppRegistry.Entry, groups: [String: String]
  ) -> [String: String] {
    AppSideProcess.environment.merging([
      "SOTTO_AUTHORIZATION": entry.installed.authorization,
      "SOTTO_SIRI": entry.bundle.entitlements.siri ? "1" : "0",
      "SOTTO_GROUPS": groups.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "\n"),
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
  }
}

/// Why a process of an app was not started.
struct LaunchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
