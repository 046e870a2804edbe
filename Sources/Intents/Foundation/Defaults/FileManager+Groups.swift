public import Foundation

extension FileManager {
  /// The folder that an app shares with its extensions and with other apps of the same group.
  ///
  /// - Returns: `nil` when the executable's entitlements do not name the group, or when the
  ///   process was not started by the assistant.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    let groups = ProcessInfo.processInfo.environment["SOTTO_GROUPS"] ?? ""
    for entry in groups.split(separator: "\n") {
      let parts = entry.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == group {
        return URL(fileURLWithPath: String(parts[1]), isDirectory: true)
      }
    }
    if ProcessInfo.processInfo.environment["SOTTO_GROUPS"] != nil {
      DeveloperNote.once(
        "There is no folder of the group “\(group)” for this process: its executable's entitlements do "
          + "not name the group, or it is another app's and not granted: "
          + "sotto apps allow APP --group \(group).")
    }
    return nil
  }
}
