public import Foundation

/// Why something of the device's media library failed.
public struct MPError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  public static var errorDomain: String { "MPErrorDomain" }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The device has no media library and no player here; use the app's own."
    ]
  }

  /// Makes an error of the kind `code`.
  public init(_ code: Code) { self.code = code }

  /// What can go wrong, by the number that stands in an `NSError`.
  public enum Code: Int, Sendable {
    case unknown = 0
    case permissionDenied = 1
    case cloudServiceCapabilityMissing = 2
    case networkConnectionFailed = 3
    case notFound = 4
    case notSupported = 5
    case cancelled = 6
    case requestTimedOut = 7
  }
}
