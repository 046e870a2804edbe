import Foundation
import Synchronization

/// Work that may wait for a disk or a process, and so has a thread of its own: on one of those that
/// all requests share it would hold up everybody.
enum OwnThread {
  /// Runs the work, and waits without holding a thread.
  ///
  /// - Parameter work: Is given what says whether the waiting task was cancelled; nothing else tells it.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Value
  ) async throws -> Value {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = Thread {
          continuation.resume(with: Result { try work { cancellation.isRequested } })
        }
        thread.name = "sotto.files"
        // As the first thread has it: what is read there may be deeply nested.
        thread.stackSize = 8 << 20
        thread.start()
      }
    } onCancel: {
      cancellation.request()
    }
  }

  private final class Cancellation: Sendable {
    private let flag = Atomic(false)
    var isRequested: Bool { flag.load(ordering: .relaxed) }
    func request() { flag.store(true, ordering: .relaxed) }
  }
}
