import Foundation
import Synchronization

/// The one answer to a completion-handler call: the first counts, and none at all is an error
/// as soon as nobody holds the completion handler any more.
final class HandlerReply<Answer: Sendable>: Sendable {
  private let continuation: Mutex<UnsafeContinuation<Answer?, any Error>?>
  private let method: HandlerMethod
  private let receiver: Any.Type
  private let calls: CompletionCalls?

  /// - Parameters:
  ///   - receiver: The class whose method it is.
  ///   - calls: Takes note of each call, and of the end.
  init(
    _ continuation: UnsafeContinuation<Answer?, any Error>, method: HandlerMethod,
    of receiver: Any.Type, noting calls: CompletionCalls?
  ) {
    self.continuation = Mutex(continuation)
    self.method = method
    self.receiver = receiver
    self.calls = calls
  }

  /// The handler's own answer: another after it is told to the developer, as nobody else hears it.
  func answer(_ answer: Answer) {
    calls?.add()
    guard !give(.success(answer)) else { return }
    let line =
      "\(method.name) called its completion handler more than once; the first call counts\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// - Returns: Whether it is the first.
  @discardableResult
  func give(_ result: Result<Answer?, any Error>) -> Bool {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
    return waiting != nil
  }

  deinit {
    give(.failure(HandlerMistake.completionDropped(method.name, of: receiver)))
    calls?.release()
  }
}
