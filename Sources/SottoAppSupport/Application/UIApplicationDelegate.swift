import Intents

/// What the system tells an app, and asks of it.
///
/// Mark the class `@main`: `main()` starts the app's process.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The process is about to start. Returns whether the app can go on.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The process has started. Returns whether the app can go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// An intent that the extension answered with `.handleInApp`, where `application(_:handlerFor:)`
  /// gives no handler for it.
  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void)
  func application(_ application: UIApplication, handle intent: INIntent) async -> INIntentResponse

  /// The object that handles an intent inside the app (`INIntentsSupported`), and what the extension
  /// answered with `.handleInApp`, where it can.
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

  /// An activity to go on with in the foreground. Returns whether the app did; one without this
  /// method is just brought there.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// An activity of this type will be handed over. Returns whether the app tells the person itself.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// An activity could not be handed over.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

  /// The activity has been brought up to date before it is handed on.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// A URL to open. Returns whether the app did. None comes: nothing here opens apps by URLs.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// How a scene that the system connects is made. It connects none.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The person has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The process is about to end: the last chance to store what must be kept.
  func applicationWillTerminate(_ application: UIApplication)
}
