import Intents

// Confirming and handling, and passing the request on to the app.

extension Request {
  mutating func proceed(afterConfirm response: HandlerResponse?) -> Action {
    guard let response else { return handle() }
    switch response.meaningOfConfirm {
    case .proceed: return handle()
    default: return pass(response, meaning: response.meaningOfConfirm)
    }
  }

  mutating func handle() -> Action {
    hasActed = true
    return move(to: .handling, .work(.handle))
  }

  mutating func proceed(afterHandle response: HandlerResponse?) -> Action {
    guard let response else { return end(.fault(.noHandler())) }
    return pass(response, meaning: response.meaningOfHandle)
  }

  mutating func pass(
    _ response: HandlerResponse, meaning: HandlerResponse.Meaning
  ) -> Action {
    hasActed = true
    switch meaning {
    case .proceed: return end(.done(response))
    // An app that failed and yet gives an activity, not to say why, can go on with it in the foreground.
    case .failure
    where response.activity != nil && response.failureReason == nil
      && response.code.hasPrefix("failure"):
      return move(to: .offeringApp(response), .ask(.openApp))
    case .failure: return end(.failed(response))
    case .handleInApp where launchesInFront: return continueInApp(after: response)
    case .handleInApp: return move(to: .launching, .work(.handleInApp))
    case .continueInApp: return continueInApp(after: response)
    case .needsAppLaunch: return move(to: .offeringApp(response), .ask(.openApp))
    }
  }

  mutating func proceed(afterLaunch response: HandlerResponse) -> Action {
    switch response.meaningOfHandle {
    case .proceed: end(.done(response))
    default: end(.failed(response))
    }
  }

  mutating func openApp(after response: HandlerResponse) -> Action {
    hasOpenedApp = true
    return continueInApp(after: response)
  }

  /// The app goes on with the handler's activity, or with one of the intent's name; either tells it
  /// what was asked and answered.
  mutating func continueInApp(after response: HandlerResponse) -> Action {
    var activity = response.activity?.object ?? ["activityType": .string(intentName)]
    if activity["interaction"] == nil {
      var answer = response.plain.object ?? [:]
      answer["userActivity"] = nil
      activity["interaction"] = [
        "exchange": [
          "intent": .string(intentName), "parameters": values, "response": .object(answer),
        ]
      ]
    }
    return move(to: .launching, .work(.continueInApp(activity: .object(activity))))
  }
}
