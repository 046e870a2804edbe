import Intents

// What an app asks of other apps, where the person lets it.

extension SystemCalls {
  /// `AppRequests.send`: another app is to carry out an intent.
  package struct SendIntent: WireCall {
    package static let name = "sendIntent"
    package var intent: IntentMessage
    /// The bundle identifier or the name of the app it is for; absent: the one that the person would get.
    package var app: String?

    package init(intent: IntentMessage, app: String?) {
      self.intent = intent
      self.app = app
    }

    /// A response, a refusal, or both where the app has tried and failed.
    package struct Answer: Codable, Sendable, Equatable {
      /// The app's response, without the activity that is its own affair.
      package var response: PlainValue?
      package var refusal: Refusal?

      package init(response: PlainValue? = nil, refusal: Refusal? = nil) {
        self.response = response
        self.refusal = refusal
      }
    }
  }

  /// `AppRequests.requestAuthorization`: waits for the person.
  package struct RequestSending: WireCall {
    package static let name = "requestSending"
    package init() {}

    package struct Answer: Codable, Sendable, Equatable {
      /// Absent where the person lets the app send requests.
      package var refusal: Refusal?
      package init(refusal: Refusal?) { self.refusal = refusal }
    }
  }

  /// Why what an app has sent was not carried out.
  package struct Refusal: Error, Codable, Sendable, Equatable {
    /// `AppRequestError.Code` by case name.
    package enum Reason: String, Codable, Sendable, CaseIterable {
      case notDetermined, denied, missingUsageDescription
      case invalidIntent, appNotFound, appNotAllowed, unhandled, sessionLocked
      case needsPerson, unsupportedValue, failed, appFault, recursive, tooOften
    }

    package var reason: Reason
    /// What is wrong and what to do, for the developer of the app that has sent it.
    package var message: String

    package init(_ reason: Reason, _ message: String) {
      self.reason = reason
      self.message = message
    }
  }
}
