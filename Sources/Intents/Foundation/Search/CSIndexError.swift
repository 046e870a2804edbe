public import Foundation

/// The domain of the errors of the search index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why something is not in the search index.
public struct CSIndexError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  public static var errorDomain: String { CSIndexErrorDomain }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    "No search of the device indexes apps here. Give names that people say to INVocabulary."
  }

  /// Makes an error of the kind `code`.
  public init(_ code: Code) { self.code = code }

  /// What can go wrong, by the number that stands in an `NSError`.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }
}
