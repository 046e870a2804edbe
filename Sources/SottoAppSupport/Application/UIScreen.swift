public import Foundation

/// The device's screen, of which an app here has none: nothing is shown on it.
public final class UIScreen: NSObject, Sendable {
  public static let main = UIScreen()

  /// Pixels a point: one.
  public var scale: CGFloat { 1 }

  /// Pixels a point: one.
  public var nativeScale: CGFloat { 1 }

  /// Nothing.
  public var bounds: CGRect { .zero }
}
