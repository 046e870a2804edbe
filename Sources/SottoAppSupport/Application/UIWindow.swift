import Foundation

/// The window that an app delegate has by its template. There is no screen: nothing shows it.
@preconcurrency @MainActor
open class UIWindow: UIResponder {
  /// Whether it would be shown.
  open var isHidden = true

  /// Says that it would be shown and take what is typed.
  open func makeKeyAndVisible() { isHidden = false }
}
