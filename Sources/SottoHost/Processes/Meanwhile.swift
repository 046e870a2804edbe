import Dispatch
import Foundation
import Synchronization

/// A value that a thread of its own makes, while its maker goes on with other work.
package final class Meanwhile<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let isMade = DispatchSemaphore(value: 0)

  package init(_ make: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      let made = Result(catching: make)
      result.withLock { $0 = made }
      isMade.signal()
    }
  }

  /// Waits until it is made.
  ///
  /// - Throws: What kept it from being made.
  package func value() throws -> Value {
    isMade.wait()
    // For whoever asks again.
    isMade.signal()
    guard let made = result.withLock({ $0 }) else { throw CancellationError() }
    return try made.get()
  }
}
