import Intents

/// The base of objects that take part in an app's life, as iOS code derives them.
@MainActor
open class UIResponder: NSObject {
  public nonisolated override init() { super.init() }

  /// The runtime's own door to every subclass that has `init()`.
  public required convenience init(madeByRuntime: Void) { self.init() }
}

/// What the system tells an app, and asks of it.
///
/// Mark the class `@main`: `main()` starts the app's process.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  init(madeByRuntime: Void)

  /// The process has started. Returns whether the app can go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// An intent that the extension answered with `.handleInApp`.
  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void)
  func application(_ application: UIApplication, handle intent: INIntent) async -> INIntentResponse

  /// The object that handles an intent inside the app (`INIntentsSupported`).
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

  /// An activity to go on with in the foreground. Returns whether the app did.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)

  /// The process is about to end: the last chance to store what must be kept.
  func applicationWillTerminate(_ application: UIApplication)
}

/// An object that an activity can restore.
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    // Called once, by the task below.
    nonisolated(unsafe) let completion = completionHandler
    Task { completion(await self.application(application, handle: intent)) }
  }

  public func application(
    _ application: UIApplication, handle intent: INIntent
  ) async -> INIntentResponse { UnhandledIntentResponse() }

  public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// The app's entry point, for `@main`.
  public static func main() {
    UIApplication.run(Self(madeByRuntime: ()))
  }
}

/// Says that the delegate implements neither form of `application(_:handle:…)`.
final class UnhandledIntentResponse: INIntentResponse, @unchecked Sendable {}
