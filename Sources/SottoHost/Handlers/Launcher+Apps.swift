import Foundation
import SottoAssistant
import SottoSocket

// How the apps themselves are started.

extension Launcher {
  /// What a person lets an app's process reach.
  func grants(of app: String) -> AppGrants { registry.entry(app)?.installed.grants ?? AppGrants() }

  /// It is confined unless the person lets it run unconfined, or nothing here confines apps.
  func appProcess(_ identifier: String, _ handlers: CallHandlers) throws -> AppSideProcess {
    let entry = try entry(identifier)
    let session = ProcessInfo.processInfo.environment
    var command = try command(for: entry, in: session)
    var bus: SessionBus?
    let isConfined = confinement.confinesApps && !entry.installed.grants.isUnconfined
    if isConfined {
      let name = (command.executable as NSString).lastPathComponent
      bus = SessionBus(
        for: name, at: home.socket(named: "bus-\(identifier)"), environment: session)
      command.resources = AppResources(of: session, bus: bus?.socket)
    }
    let log = home.log(of: identifier)
    let process = try AppSideProcess(
      handlers: handlers, program: command.executable, symbolizer: symbolizer, log: log
    ) { descriptors in
      command.descriptors = descriptors
      return try ChildProcess(
        isConfined ? confinement.confining(command) : command.asThePerson(in: session))
    }
    process.whenEnded { [bus] in withExtendedLifetime(bus) {} }
    return process
  }

  private func command(
    for entry: AppRegistry.Entry, in session: [String: String]
  ) throws -> ConfinedCommand {
    let (bundle, installed) = (entry.bundle, entry.installed)
    let groups = try groups(of: bundle.entitlements, app: installed.identifier)
    let named = LibraryVariable(of: bundle.executable, in: session)
    let media = MediaFolder(of: bundle.mediaCategories)
    let library = installed.grants.music == true ? media.path(session) : nil
    var environment = environment(of: entry, groups: groups)
    environment["SOTTO_MEDIA_LIBRARY"] =
      switch installed.grants.music {
      case nil: "notDetermined"
      case true?: "authorized"
      case false?: "denied"
      }
    environment[media.variable] = library
    if let named { environment[named.name] = named.folder }
    let folders = Set([library, named?.folder].compactMap(\.self)).union(installed.grants.folders)
    return ConfinedCommand(
      executable: bundle.executable, environment: environment,
      readable: [bundle.path] + folders.sorted().filter { access($0, R_OK) == 0 },
      container: try folder(home.container(of: installed.identifier)),
      writable: Array(groups.values),
      network: network(of: bundle.entitlements, app: installed.identifier),
      output: .log(path: home.log(of: installed.identifier)), bounds: .ofApp)
  }
}

/// The variable by which a person who starts the assistant names an app's files: `MELODY_LIBRARY` for
/// an executable called `Melody`. Who sets it lets the app read that folder.
///
/// No other variable is passed on by an app's name: an app chooses its own, and one called `Aws` would
/// be given keys.
private struct LibraryVariable {
  let name: String
  let folder: String

  init?(of executable: String, in session: [String: String]) {
    let base = (executable as NSString).lastPathComponent
    name = base.uppercased().replacing(/[^A-Z0-9]/, with: "_") + "_LIBRARY"
    var isFolder: ObjCBool = false
    guard let value = session[name], value.hasPrefix("/"),
      FileManager.default.fileExists(atPath: value, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    folder = URL(fileURLWithPath: value).standardizedFileURL.path
  }
}

extension ConfinedCommand {
  /// The program outside of any sandbox: with the person's rights and their whole environment, but its
  /// own home.
  fileprivate func asThePerson(in session: [String: String]) -> ChildCommand {
    var environment = session
    // Else the defaults and files of all apps would lie in one folder, that of the user's own programs.
    for name in ["CONFIG", "DATA", "CACHE"] { environment["XDG_\(name)_HOME"] = nil }
    // Only what was granted is named.
    for folder in MediaFolder.allCases { environment[folder.variable] = nil }
    environment.merge(self.environment) { $1 }
    environment.merge(SwiftRuntime(for: executable).environment) { $1 }
    environment["HOME"] = container
    return ChildCommand(
      executable: executable, arguments: arguments, environment: environment,
      directory: container, descriptors: descriptors, output: output)
  }
}
