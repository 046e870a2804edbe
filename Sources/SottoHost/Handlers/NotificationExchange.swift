import SottoWire
import Synchronization

/// Carries Darwin notifications between the processes of apps: by name, without content.
final class NotificationExchange: Sendable {
  private let processes = Mutex<[AppSideProcess]>([])

  /// From now on a process hears of notifications, until it ends.
  func add(_ process: AppSideProcess) {
    processes.withLock { processes in
      processes.removeAll { !$0.isAlive }
      processes.append(process)
    }
  }

  /// Tells all processes; those that do not observe the name take no notice.
  func post(_ name: String) {
    for process in processes.withLock({ $0 }) where process.isAlive {
      process.tell(AppCalls.Notification(notification: name))
    }
  }
}
