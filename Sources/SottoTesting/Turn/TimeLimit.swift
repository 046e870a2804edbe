import Synchronization

/// Waits for work no longer than it may take.
enum TimeLimit {
  /// Work that is not done in time goes on unheard: a handler that hangs can't be stopped in its own
  /// process.
  ///
  /// - Returns: `nil` when the time is over.
  static func run<Value: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await withCheckedThrowingContinuation { continuation in
      let waiting = Waiting(continuation)
      let clock = Task {
        try? await Task.sleep(for: limit)
        waiting.resume(.success(nil))
      }
      Task {
        do {
          waiting.resume(.success(try await work()))
        } catch {
          waiting.resume(.failure(error))
        }
        clock.cancel()
      }
    }
  }

  /// Who waits, until the first that has something for them.
  private final class Waiting<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value?, any Error>?>

    init(_ continuation: CheckedContinuation<Value?, any Error>) {
      self.continuation = Mutex(continuation)
    }

    func resume(_ result: Result<Value?, any Error>) {
      let first = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      first?.resume(with: result)
    }
  }
}
