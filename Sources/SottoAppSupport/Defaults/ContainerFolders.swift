import Foundation

/// The folders that a container has on iOS from the start: who writes into `documentDirectory` does not make it.
enum ContainerFolders {
  /// Makes them where they are missing.
  ///
  /// The process does so itself, confined as it is: should it have put a link in their place, the assistant would
  /// make a folder wherever that leads.
  static func make() {
    let environment = ProcessInfo.processInfo.environment
    // Who is not started by the assistant has the developer's own home.
    guard environment["SOTTO_GROUPS"] != nil, let home = environment["HOME"] else { return }
    for kind in [
      FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory,
      .applicationSupportDirectory,
    ] {
      for folder in FileManager.default.urls(for: kind, in: .userDomainMask)
      where folder.path.hasPrefix("\(home)/") {
        try? FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
    }
  }
}
