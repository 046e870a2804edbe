public import Foundation
import Synchronization

/// The notifications between apps and extensions, by name and without content.
///
/// A notification reaches every process of the same home that observes its name at that moment,
/// that of the poster included. What an observer gives to be called is called on the main thread.
public final class CFNotificationCenter: NSObject, Sendable {
  static let darwin = CFNotificationCenter()

  private let observers = Mutex<[Observer]>([])

  private struct Observer: @unchecked Sendable {
    // Unchecked: the pointer is only compared and handed back, and the callback runs on the main
    // thread alone.
    let pointer: UnsafeRawPointer?
    let callback: CFNotificationCallback
    let name: String
  }

  private override init() { super.init() }

  func post(_ name: CFNotificationName) {
    IntentsSystemConnection.current.postNotification(name.text)
  }

  func add(
    _ pointer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: String
  ) {
    observers.withLock {
      $0.append(Observer(pointer: pointer, callback: callback, name: name))
    }
  }

  /// Removes the observer of one name, or of all names when there is none.
  func remove(_ pointer: UnsafeRawPointer?, _ name: String?) {
    observers.withLock { observers in
      observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) }
    }
  }

  /// Calls who observes `name`, on the main thread and in the order in which they were added.
  package static func deliver(_ name: String) {
    let called = darwin.observers.withLock { $0.filter { $0.name == name } }
    guard !called.isEmpty else { return }
    DispatchQueue.main.async {
      for observer in called {
        observer.callback(
          darwin, UnsafeMutableRawPointer(mutating: observer.pointer),
          CFNotificationName(NSString(string: name)), nil, nil)
      }
    }
  }
}

/// The center of the notifications between processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Calls all observers of `name`. The Darwin center carries neither object nor `userInfo`.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  center.post(name)
}

/// Calls `callBack` for each notification named `name` from now on.
///
/// - Parameters:
///   - center: The Darwin center, the only one here; without one nothing happens.
///   - observer: Handed to `callBack`, and names what to remove.
///   - callBack: What is called.
///   - name: The notification's name; the Darwin center has no observers of all names.
///   - object: Not looked at, as the Darwin center does not.
///   - suspensionBehavior: Not looked at, likewise.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  // The Darwin center has no observers of all names.
  guard let center, let callBack, let name else { return }
  center.add(observer, callBack, String(describing: name))
}

/// Calls `observer` for `name` no more; without a name, for none.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  center?.remove(observer, name?.text)
}

/// Calls `observer` no more.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  center?.remove(observer, nil)
}
