import Intents

/// The source of an app that takes what extensions hand over, and does nothing with it.
struct StandIn {
  private let intents: [String]

  /// - Parameter intents: The names of those that extensions handle; custom ones have no class here.
  init(for intents: [String]) {
    self.intents = Set(intents).filter { IntentDescription.all[$0] != nil }.sorted()
  }

  var source: String {
    let cases = intents.map {
      "    if intent is \($0) { return \($0)Response(code: .success, userActivity: nil) }\n"
    }
    return """
      import Intents
      import SottoAppSupport

      @main
      final class StandIn: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, handle intent: INIntent
        ) async -> INIntentResponse {
          print("\\(intent)")
      \(cases.joined())    return INIntentResponse()
        }

        func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool { true }
      }

      """
  }
}
