import Foundation

/// The name of a Darwin notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  // Unchecked: a string of Foundation's never changes unless it is an `NSMutableString`, and this
  // one is a copy.
  public let rawValue: CFString

  public init(rawValue: CFString) {
    self.rawValue = NSString(string: String(describing: rawValue))
  }

  public init(_ rawValue: CFString) {
    self.init(rawValue: rawValue)
  }

  /// The name as Swift's own string.
  package var text: String { String(describing: rawValue) }
}

/// When an observer that is suspended hears of a notification. Nobody is suspended here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce = 2
  case hold = 3
  case deliverImmediately = 4
}

/// What an observer of a notification gives to be called.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void
