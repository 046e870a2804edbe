import SottoAssistant
import Synchronization

// Whose folder is which: a container or a group belongs to the app that declared it first, also when
// that app is removed, since what it has stored stays.

extension AppRegistry {
  /// Whether the processes of an app may use a group's folder.
  func mayUse(group: String, app: String) -> Bool {
    state.withLock { $0.folders[OwnedFolder.group(group)]?.isOpen(to: app) ?? false }
  }

  /// The groups that an app declares and another app's are, with that app, unless the person has let
  /// it in.
  func foreignGroups(of bundle: AppBundle) -> [(group: String, owner: String)] {
    state.withLock { state in
      bundle.groups.compactMap { group in
        let folder = state.folders[OwnedFolder.group(group)]
        guard let folder, !folder.isOpen(to: bundle.identifier) else { return nil }
        return (group, folder.owner)
      }
    }
  }

  /// - Throws: `InstallError` when one of the containers that a bundle would have is another app's.
  func refuseForeignContainers(of bundle: AppBundle) throws(InstallError) {
    for identifier in bundle.containers {
      let path = OwnedFolder.container(of: identifier)
      let owner = state.withLock { $0.folders[path]?.owner }
      guard let owner, owner != bundle.identifier else { continue }
      throw InstallError(
        path: bundle.path,
        reason: "\(identifier) is the name of something of \(owner), whose folder it would get. "
          + "Give the bundle another identifier, or erase that app: sotto apps remove \(owner) --erase."
      )
    }
  }

  /// Makes an app the owner of what it declares and nobody has declared before.
  func claimFolders(of bundle: AppBundle) throws {
    let free = state.withLock { state in
      bundle.folders.filter { state.folders[$0] == nil }
    }
    try save(free.map { OwnedFolder(path: $0, owner: bundle.identifier) })
  }

  /// Keeps whether the person lets an app use a group of another's.
  func share(group: String, with app: String, _ isShared: Bool) throws {
    guard var folder = state.withLock({ $0.folders[OwnedFolder.group(group)] }) else { return }
    if isShared { folder.guests.insert(app) } else { folder.guests.remove(app) }
    try save([folder])
  }

  /// Forgets whose containers an erased app's were.
  func releaseContainers(of app: String) throws {
    let prefix = OwnedFolder.container(of: "")
    let paths = state.withLock { state in
      state.folders.values.filter { $0.owner == app && $0.path.hasPrefix(prefix) }.map(\.path)
    }
    for path in paths {
      try store.removeFolder(path)
      state.withLock { $0.folders[path] = nil }
    }
  }

  private func save(_ folders: [OwnedFolder]) throws {
    try store.save(folders)
    take(folders)
  }

  private func take(_ folders: [OwnedFolder]) {
    state.withLock { for folder in folders { $0.folders[folder.path] = folder } }
  }

  /// Apps that were installed before anybody kept whose folders are whose go on sharing them.
  func adoptFolders() {
    guard state.withLock({ $0.folders.isEmpty }) else { return }
    var folders: [String: OwnedFolder] = [:]
    for bundle in entries.map(\.bundle) {
      for path in bundle.folders {
        let folder = folders[path, default: OwnedFolder(path: path, owner: bundle.identifier)]
        folders[path] = folder.opened(to: bundle.identifier)
      }
    }
    take(Array(folders.values))
    // What cannot be kept now is adopted at the next start.
    try? store.save(Array(folders.values))
  }
}

extension OwnedFolder {
  static func container(of identifier: String) -> String { "containers/\(identifier)" }
  static func group(_ identifier: String) -> String { "groups/\(identifier)" }

  fileprivate func isOpen(to app: String) -> Bool { owner == app || guests.contains(app) }

  fileprivate func opened(to app: String) -> OwnedFolder {
    var folder = self
    if app != owner { folder.guests.insert(app) }
    return folder
  }
}

extension AppBundle {
  /// The groups that the app or one of its extensions declares, sorted.
  var groups: [String] {
    Set(([entitlements] + extensions.map(\.entitlements)).flatMap(\.groups)).sorted()
  }

  /// Whose containers there are: the app's and its extensions' identifiers.
  fileprivate var containers: [String] { [identifier] + extensions.map(\.identifier) }

  fileprivate var folders: [String] {
    containers.map(OwnedFolder.container) + groups.map(OwnedFolder.group)
  }
}
