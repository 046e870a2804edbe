public import Foundation
public import Intents
import SottoWire

/// Why a request to another app was not carried out.
public struct AppRequestError: LocalizedError, CustomStringConvertible, Sendable {
  public enum Code: String, Sendable, CaseIterable {
    /// The person has not decided whether the app may send requests; they are asked when they are next at a
    /// prompt.
    case notDetermined
    /// The person does not let the app send requests, or has taken that back.
    case denied
    /// The app's `Info.plist` has no `SottoRequestsUsageDescription`.
    case missingUsageDescription
    /// The intent is of a kind that only the app itself knows, or holds what cannot be.
    case invalidIntent
    /// The app that was named is not installed, or is this one.
    case appNotFound
    /// The person does not let the other app take requests.
    case appNotAllowed
    /// No app handles the intent, or not the one that was named.
    case unhandled
    /// The other app waits until the person's session is unlocked.
    case sessionLocked
    /// The person would have to be asked something. Nothing was done.
    case needsPerson
    /// The other app does not know or take one of the values. Nothing was done.
    case unsupportedValue
    /// The other app has tried and failed: `response` is its own.
    case failed
    /// The other app crashed, took too long or answered nonsense. It may be done or not.
    case appFault
    /// The app is carrying out what another has sent, and sends nothing meanwhile.
    case recursive
    /// More than a hundred at once and one a second after that.
    case tooOften
    /// The assistant has not started this process, or has ended.
    case noAssistant
  }

  public let code: Code
  /// What is wrong and what to do, in words for the app's developer.
  public let message: String
  /// The other app's response, where it has failed.
  public let response: INIntentResponse?

  init(_ code: Code, _ message: String, response: INIntentResponse? = nil) {
    self.code = code
    self.message = message
    self.response = response
  }

  init(_ refusal: SystemCalls.Refusal, _ response: INIntentResponse? = nil) {
    self.init(
      Code(rawValue: refusal.reason.rawValue) ?? .failed, refusal.message, response: response)
  }

  public var description: String { message }
  public var errorDescription: String? { message }
}
