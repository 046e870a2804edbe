public import Foundation

/// The domain of the errors of locating and geocoding.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place could not be found.
public struct CLError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  public static var errorDomain: String { kCLErrorDomain }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    switch code {
    case .denied: "Nothing here locates the device."
    case .geocodeFoundNoResult: "Nothing here knows where addresses are."
    default: nil
    }
  }

  /// Makes an error of the kind `code`.
  public init(_ code: Code) { self.code = code }

  /// What can go wrong, by the number that stands in an `NSError`.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
