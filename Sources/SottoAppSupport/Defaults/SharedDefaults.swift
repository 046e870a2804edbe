import CoreFoundation
import Foundation
import Synchronization

/// Makes `UserDefaults` behave as iOS code expects, which never calls `synchronize()`.
///
/// What the process has set is on disk when a delivered call is answered and when a turn of the main
/// run loop ends; what others of a group have set is read before each call.
enum SharedDefaults {
  private static let groups = Mutex(groupsOfThisProcess)

  /// Stores what this process has set, and takes over what others have.
  static func exchange() {
    groups.withLock { groups in
      _ = UserDefaults.standard.synchronize()
      for index in groups.indices { groups[index].exchange() }
    }
  }

  /// From now on exchanges when the main run loop is about to wait, or ends.
  static func exchangeAtEndOfTurns() {
    let activities: CFRunLoopActivity = [.beforeWaiting, .exit]
    let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, true, .max) {
      _, _ in exchange()
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }

  private static var groupsOfThisProcess: [GroupDefaults] {
    let environment = ProcessInfo.processInfo.environment
    guard let home = environment["HOME"] else { return [] }
    return (environment["SOTTO_GROUPS"] ?? "").split(separator: "\n").compactMap { entry in
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? GroupDefaults(group: parts[0], folder: parts[1], home: home) : nil
    }
  }
}
