import Synchronization

/// Has an app started anew as soon as its person has granted it more by an answer.
final class AppRenewal: Sendable {
  private let processes = Mutex<AppProcesses?>(nil)

  /// From now on there is something that starts apps.
  func open(_ processes: AppProcesses) { self.processes.withLock { $0 = processes } }

  /// Whoever was granted something is one of the processes that end: nobody waits for that.
  func begin(_ app: String) {
    guard let processes = processes.withLock({ $0 }) else { return }
    Task { await processes.renew(app, evenIfItPlays: true) }
  }
}
