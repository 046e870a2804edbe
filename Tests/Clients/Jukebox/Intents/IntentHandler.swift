import Intents
import UIKit
import os.log

@objc(IntentHandler)
class IntentHandler: INExtension {

  override func handler(for intent: INIntent) -> Any {
    os_log("%{public}@ %d %.1f", log: .default, type: .info, intent.description, 1, 0.5)
    switch intent {
    case is INPlayMediaIntent: return PlayMediaHandler()
    case is INAddMediaIntent: return AddMediaHandler()
    case is INUpdateMediaAffinityIntent: return AffinityHandler()
    default: break
    }
    guard intent is INSearchForMediaIntent else {
      os_log("nobody handles %@", type: .error, NSStringFromClass(type(of: intent)))
      return self
    }
    return NamedSearchHandler()
  }
}
