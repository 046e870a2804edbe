public import Intents

/// Wakes no app: one here goes on running as long as it plays or is seen.
public final class BGTaskScheduler: NSObject, Sendable {
  public struct Error: Swift.Error, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let code: Code
  }

  public static let shared = BGTaskScheduler()

  /// Returns that the handler will not be called.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }

  /// - Throws: `Error` with `.unavailable`.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }

  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}

  /// None.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
