/// A stack of view controllers, of which nothing is shown.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      children = []
      newValue.forEach(addChild)
    }
  }

  public override init() { super.init() }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    children.count > 1 ? children.removeLast() : nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { children = Array(children.prefix(1)) }
    return Array(children.dropFirst())
  }
}

/// View controllers side by side, of which nothing is shown.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      children = []
      newValue?.forEach(addChild)
    }
  }

  open var selectedIndex = 0

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }
}
