import Intents
import SottoLanguage

extension DonatedAction {
  /// What does it again, in its app.
  ///
  /// Media that the app has named goes straight to be handled; all else is resolved, and may ask.
  ///
  /// - Parameter text: What has asked for it: a phrase, a suggestion's sentence.
  package func candidate(
    in app: AppProfile, _ text: String, language: String, launchesInFront: Bool
  ) -> Turn.Candidate {
    var reading = Reading(text: text, locale: language, intent: intent)
    reading.confidence = 1
    let request: Request
    if let activity {
      request = Request(
        intentName: activity["activityType"]?.string ?? "", values: [:], parameters: [],
        launchesInFront: launchesInFront, beginning: .continuing(activity: activity))
    } else {
      let isResolved = parameters["mediaItems"]?.list?.isEmpty == false
      request = Request(
        intentName: intent ?? "", values: parameters,
        parameters: isResolved ? [] : IntentBuilder.parameters(of: reading),
        launchesInFront: launchesInFront, beginning: isResolved ? .handling : .resolving)
    }
    return Turn.Candidate(reading: reading, app: app, request: request)
  }
}

extension DonatedAction {
  /// What the assistant has just had an app do, where it may be wanted again as it is: media that was chosen
  /// by the person, rather than gone on with.
  package init?(_ candidate: Turn.Candidate) {
    let request = candidate.request
    guard request.intentName == "INPlayMediaIntent", request.undoes == nil,
      request.values["mediaContainer"] != nil
        || request.values["mediaItems"]?.list?.isEmpty == false
    else { return nil }
    self.init(
      app: candidate.app.identifier,
      shortcut: ["intent": .string(request.intentName), "parameters": request.values])
  }
}
