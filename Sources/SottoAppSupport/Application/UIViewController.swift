public import Foundation

/// What an app would show, as its delegate and scenes hold on to it. Nothing here shows it, so its
/// views are never loaded.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var title: String?

  /// The view controllers in this one.
  open internal(set) var children: [UIViewController] = []

  /// The one that this one is in.
  open internal(set) weak var parent: UIViewController?

  /// The one that was to be shown above this one.
  open private(set) var presentedViewController: UIViewController?

  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  @available(
    *, unavailable,
    message: "Nothing here shows views. Put what makes them into #if canImport(Darwin)."
  )
  public var view: NSObject { NSObject() }

  /// Would be called when its views are there; they never are.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  /// Keeps the other as what this one presents; nobody sees it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}
