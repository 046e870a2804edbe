import Foundation
import Intents
import SottoAppSupport

/// The app behind the faulty extension, faulty itself.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    let search = (intent as? INPlayMediaIntent)?.mediaSearch
    switch (search?.mediaName ?? search?.artistName)?.replacing("kaput ", with: "") {
    case "crashing delegate": fatalError("the delegate gives up")
    case "hanging delegate": while true { sleep(1000) }
    case "flooding delegate":
      Flood.begin()
      completionHandler(INPlayMediaIntentResponse(code: .success, userActivity: nil))
    default: completionHandler(INPlayMediaIntentResponse(code: .success, userActivity: nil))
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    userActivity.activityType == "INPlayMediaIntent"
  }
}
