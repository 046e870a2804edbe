public import Intents

/// How a person shows who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// Why a person could not show who they are.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  public static var errorDomain: String { "com.apple.LocalAuthentication" }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    "Nothing here asks people who they are; declare IntentsRestrictedWhileLocked for what has to "
      + "wait until the session is unlocked."
  }

  /// Makes an error of the kind `code`.
  public init(_ code: Code) { self.code = code }

  /// What can go wrong, by the number that stands in an `NSError`.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case notInteractive = -1004
  }
}

/// Where an app asks a person to show who they are; nothing here does.
open class LAContext: NSObject {
  /// What the button beside it would say.
  open var localizedFallbackTitle: String?

  /// Why the person would be asked.
  open var localizedReason = ""

  /// False, always; `error` says why.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = NSError(
      domain: LAError.errorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Fails with `LAError.biometryNotAvailable`.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, LAError(.biometryNotAvailable)) }
  }

  /// - Throws: `LAError.biometryNotAvailable`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  open func invalidate() {}
}
