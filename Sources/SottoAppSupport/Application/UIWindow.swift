public import Foundation

/// The window that an app delegate has by its template. There is no screen: nothing shows it.
@preconcurrency @MainActor
open class UIWindow: UIResponder {
  /// Whether it would be shown.
  open var isHidden = true

  /// What it would show.
  open var rootViewController: UIViewController?

  /// The scene it is in.
  open weak var windowScene: UIWindowScene?

  public override init() { super.init() }

  public convenience init(frame: CGRect) { self.init() }

  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }

  /// Says that it would be shown and take what is typed.
  open func makeKeyAndVisible() { isHidden = false }
}
