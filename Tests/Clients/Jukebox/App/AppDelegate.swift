import CoreLocation
import Intents
import IntentsUI
import MediaPlayer
import OSLog
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let log = OSLog(subsystem: "app.sotto.Jukebox", category: "app")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.makeKeyAndVisible()
    INPreferences.requestSiriAuthorization { status in
      switch status {
      case .authorized, .restricted, .denied, .notDetermined: break
      @unknown default: break
      }
    }
    INVocabulary.shared().setVocabularyStrings(
      NSOrderedSet(array: ["Road trip"]), of: .mediaPlaylistTitle)
    let context = INMediaUserContext()
    context.numberOfLibraryItems = 2
    context.subscriptionStatus = .notSubscribed
    context.becomeCurrent()
    MPRemoteCommandCenter.shared().pauseCommand.addTarget { [weak self] _ in
      self?.show(nil)
      return .success
    }
    return true
  }

  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    guard let intent = intent as? INPlayMediaIntent, let item = intent.mediaItems?.first else {
      completionHandler(
        INPlayMediaIntentResponse(code: .failureUnknownMediaType, userActivity: nil))
      return
    }
    show(item)
    os_log(.info, log: log, "plays \(item.title ?? "", privacy: .public)")
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.groupIdentifier = "plays"
    interaction.donate { error in
      if let error = error { os_log("%@", type: .error, error.localizedDescription) }
    }
    completionHandler(INPlayMediaIntentResponse(code: .success, userActivity: nil))
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    // All that the extension said must be here.
    userActivity.userInfo?["identifier"] is String && userActivity.userInfo?["count"] as? Int == 1
      && userActivity.isEligibleForPrediction
      && userActivity.contentAttributeSet?.title?.hasPrefix("First") ?? false
  }
}
