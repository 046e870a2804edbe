import Synchronization

/// The one answer of a handler that offers options: the first counts, and none at all is an empty
/// one as soon as nobody holds the completion handler any more.
final class OptionsReply: Sendable {
  private let continuation: Mutex<UnsafeContinuation<[PlainValue], Never>?>

  init(_ continuation: UnsafeContinuation<[PlainValue], Never>) {
    self.continuation = Mutex(continuation)
  }

  func give(_ values: [PlainValue]) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: values)
  }

  deinit { give([]) }
}
