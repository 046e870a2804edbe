public import Foundation

/// What defaults have by key-value coding on iOS.
extension UserDefaults {
  /// The value of a default; `nil` where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets a default, or takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
