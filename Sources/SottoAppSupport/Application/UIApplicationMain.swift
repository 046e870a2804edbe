import Intents

extension UIApplicationDelegate where Self: NSObject {
  /// The app's entry point, for `@main`. The delegate is made by its `init()`.
  public static func main() {
    UIApplication.run(RuntimeMade.instance(of: Self.self))
  }
}

/// Starts the app's process, as a `main.swift` does; does not return.
///
/// - Parameters:
///   - argc: `CommandLine.argc`; not looked at.
///   - argv: `CommandLine.unsafeArgv`; not looked at.
///   - principalClassName: Has no meaning here: there is one class of applications.
///   - delegateClassName: `NSStringFromClass(AppDelegate.self)`. A name that no delegate has ends the
///     process with a message.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let name = delegateClassName ?? ""
  guard let delegate = NSClassFromString(name) as? any (NSObject & UIApplicationDelegate).Type
  else {
    let problem = "UIApplicationMain: \(name.isEmpty ? "no class" : name) is no app delegate; "
    let advice = "give NSStringFromClass(AppDelegate.self).\n"
    try? FileHandle.standardError.write(contentsOf: Data((problem + advice).utf8))
    return 1
  }
  delegate.main()
  return 0
}
