import Synchronization

/// The one answer to a completion-handler call: the first counts, and none at all is an error
/// as soon as nobody holds the completion handler any more.
final class HandlerReply<Answer: Sendable>: Sendable {
  private let continuation: Mutex<UnsafeContinuation<Answer?, any Error>?>
  private let method: HandlerMethod

  init(_ continuation: UnsafeContinuation<Answer?, any Error>, method: HandlerMethod) {
    self.continuation = Mutex(continuation)
    self.method = method
  }

  func give(_ result: Result<Answer?, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }

  deinit {
    give(.failure(HandlerCallError.completionDropped(method: method.name)))
  }
}
