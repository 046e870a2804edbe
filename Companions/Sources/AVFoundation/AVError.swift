public import Intents

/// Why nothing plays.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case operationNotSupportedForAsset = -11838
  }

  public let code: Code

  public static var errorDomain: String { "AVFoundationErrorDomain" }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "Nothing here plays media by itself; let the app start a player of the system's, such as mpv."
    ]
  }
}
