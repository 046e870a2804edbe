import Foundation
import SottoAssistant
import SottoLanguage
import Synchronization

/// The installed apps with what their bundles say, kept in memory and in the store.
package final class AppRegistry: Sendable {
  struct Entry: Sendable {
    var installed: InstalledApp
    var bundle: AppBundle

    /// What of the network the person has granted it.
    var granted: NetworkAccess {
      NetworkAccess(
        reachesOutside: installed.network, localPorts: installed.grants.localPorts)
    }
  }

  let store: any AssistantStore
  let state: Mutex<State>

  struct State {
    var entries: [Entry]
    /// Bundles that can no longer be read, with the reason.
    var broken: [String: String]
    var vocabulary: [AppVocabulary]
    var defaults: [String: String]
    var mediaContexts: [String: MediaUserContext]
    /// By path.
    var folders: [String: OwnedFolder]
    /// Apps that a person may name though they are not installed.
    var wellKnownApps: [Surroundings.App] = []
    /// Built on demand from the above.
    var namedApps: [Surroundings.App]?
    var surroundings: Surroundings?
    var profiles: [AppProfile]?

    mutating func changed() {
      namedApps = nil
      surroundings = nil
      profiles = nil
    }
  }

  /// Reads all that is installed; a bundle that has become unreadable is kept and reported.
  ///
  /// - Parameter read: Reads the bundle at a path.
  package init(
    store: any AssistantStore,
    reading read: (String) throws -> AppBundle = { try AppBundle(path: $0) }
  ) throws {
    self.store = store
    var entries: [Entry] = []
    var broken: [String: String] = [:]
    for app in try store.apps() {
      do {
        entries.append(Entry(installed: app, bundle: try read(app.path)))
      } catch {
        broken[app.identifier] = "\(error)"
      }
    }
    state = Mutex(
      State(
        entries: entries, broken: broken, vocabulary: try store.vocabulary(),
        defaults: try store.defaults(), mediaContexts: try store.mediaContexts(),
        folders: try Dictionary(uniqueKeysWithValues: store.folders().map { ($0.path, $0) })))
  }

  var entries: [Entry] { state.withLock { $0.entries } }
  var broken: [String: String] { state.withLock { $0.broken } }

  func entry(_ identifier: String) -> Entry? {
    entries.first { $0.installed.identifier == identifier }
  }

  /// The app that a person means: by its identifier or any of its names.
  func find(_ name: String) -> Entry? {
    entry(name)
      ?? entries.first { entry in
        entry.bundle.spokenNames.contains { $0.caseInsensitiveCompare(name) == .orderedSame }
      }
  }

  /// What the processes of an app are called in the logs: itself and its extensions.
  ///
  /// - Returns: `nil` when no app of that name or identifier is installed.
  package func processNames(of name: String) -> [String]? {
    find(name).map { [$0.installed.identifier] + $0.bundle.extensions.map(\.identifier) }
  }

  /// What a person calls an app of this identifier; the identifier where it is not installed.
  func name(of identifier: String) -> String { entry(identifier)?.bundle.name.base ?? identifier }

  /// The identifiers of other apps that a person would take for this one.
  func namesakes(of bundle: AppBundle) -> [String] {
    entries.map(\.bundle).filter { other in
      other.identifier != bundle.identifier
        && other.name.base.caseInsensitiveCompare(bundle.name.base) == .orderedSame
    }.map(\.identifier)
  }

  func save(_ entry: Entry) throws {
    try store.save(entry.installed)
    hold(entry)
  }

  /// Goes by this as long as the assistant runs, where it cannot be stored.
  func hold(_ entry: Entry) {
    state.withLock { state in
      state.broken[entry.installed.identifier] = nil
      state.changed()
      let place = state.entries.firstIndex { $0.installed.identifier == entry.installed.identifier }
      if let place { state.entries[place] = entry } else { state.entries.append(entry) }
    }
  }

  /// Keeps whether the person lets an app be asked.
  func setAuthorization(_ isAllowed: Bool, app: String) throws {
    try change(app) { $0.authorization = isAllowed ? "authorized" : "denied" }
  }

  /// Keeps what the person has decided about an app.
  func change(_ app: String, _ change: (inout InstalledApp) -> Void) throws {
    guard var entry = entry(app) else { return }
    change(&entry.installed)
    try save(entry)
  }

  func remove(_ identifier: String) throws {
    try store.removeApp(identifier)
    state.withLock { state in
      state.entries.removeAll { $0.installed.identifier == identifier }
      state.vocabulary.removeAll { $0.app == identifier }
      state.defaults = state.defaults.filter { $0.value != identifier }
      state.mediaContexts[identifier] = nil
      state.broken[identifier] = nil
      state.changed()
    }
  }

  /// Keeps how the person stands to an app's media.
  func setMediaContext(_ context: MediaUserContext, app: String) throws {
    if state.withLock({ $0.mediaContexts[app] == context }) { return }
    try store.setMediaContext(context, app: app)
    state.withLock { state in
      state.mediaContexts[app] = context
      state.changed()
    }
  }

  /// The person's default app (bundle identifier) by intent name.
  var defaults: [String: String] { state.withLock { $0.defaults } }

  func setDefault(_ app: String, for intent: String) throws {
    try store.setDefault(app, for: intent)
    state.withLock { $0.defaults[intent] = app }
  }
}
