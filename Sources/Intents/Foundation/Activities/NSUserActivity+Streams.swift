public import Foundation

// Activities are handed on within one device here, so that no stream leads to another.
extension NSUserActivity {
  @available(
    *, unavailable,
    message: "Activities stay on this device: put what is needed to go on into userInfo."
  )
  public func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {}

  @available(
    *, unavailable,
    message: "Activities stay on this device: put what is needed to go on into userInfo."
  )
  public func continuationStreams() async throws -> (InputStream, OutputStream) {
    throw INIntentError(.interactionOperationNotSupported)
  }
}
