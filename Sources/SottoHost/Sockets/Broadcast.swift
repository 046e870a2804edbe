import Foundation
import Synchronization

/// Passes something on to everybody who reads it.
final class Broadcast<Element: Sendable>: Sendable {
  private let readers = Mutex<[UUID: AsyncStream<Element>.Continuation]>([:])

  /// What is sent from now on; of what nobody has read yet, the newest hundred.
  ///
  /// - Parameter first: What is read before that.
  func elements(after first: [Element] = []) -> AsyncStream<Element> {
    AsyncStream(bufferingPolicy: .bufferingNewest(100)) { reader in
      let key = UUID()
      for element in first { reader.yield(element) }
      readers.withLock { $0[key] = reader }
      reader.onTermination = { [weak self] _ in
        self?.readers.withLock { _ = $0.removeValue(forKey: key) }
      }
    }
  }

  func send(_ element: Element) {
    for reader in readers.withLock({ Array($0.values) }) { reader.yield(element) }
  }
}
