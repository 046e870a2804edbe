public import Intents
import SottoSocket
import SottoWire

/// Requests to other apps: an intent that this app has made and another carries out, as one that the person has
/// said. The person is asked once whether the app may do that, and may take it back.
///
/// This is Sotto's own: on Apple's systems no app asks another. The app's `Info.plist` says under
/// `SottoRequestsUsageDescription` why it does, for the person.
public enum AppRequests {
  /// Waits until the person lets the app send requests; asks them if they have not decided yet, when they are
  /// next at a prompt.
  ///
  /// An extension, which has seconds for a request, does not wait for this in it.
  ///
  /// - Throws: `AppRequestError`: `.denied`, or `.notDetermined` where the person has put it off.
  public static func requestAuthorization() async throws(AppRequestError) {
    let answer = try await call(SystemCalls.RequestSending())
    if let refusal = answer.refusal { throw AppRequestError(refusal) }
  }

  /// Has another app resolve, confirm and handle an intent.
  ///
  /// Nobody is there to be asked anything: where the other app would have to ask, nothing is done. The intent
  /// must say all that it needs. While the app carries out what another has sent, it sends nothing itself.
  ///
  /// - Parameters:
  ///   - intent: What is to be done.
  ///   - app: The bundle identifier or the name of the app that is to do it; without one, the app that
  ///     would do it for the person.
  /// - Returns: The app's response, which says that it was done.
  /// - Throws: `AppRequestError`, which says why it was not.
  public static func send(
    _ intent: INIntent, to app: String? = nil
  ) async throws(AppRequestError) -> INIntentResponse {
    guard let description = IntentDescription.of(intent) else {
      throw AppRequestError(.invalidIntent, "\(type(of: intent)) is no intent that others handle.")
    }
    let message = IntentMessage(name: description.name, parameters: intent.plain)
    let answer = try await call(SystemCalls.SendIntent(intent: message, app: app))
    let response = answer.response.flatMap { try? description.response(from: $0) }
    if let refusal = answer.refusal { throw AppRequestError(refusal, response) }
    guard let response else {
      throw AppRequestError(
        .appFault, "The response to \(description.name) cannot be understood. It was done.")
    }
    return response
  }

  private static func call<Call: WireCall>(
    _ call: Call
  ) async throws(AppRequestError) -> Call.Answer {
    guard let peer = AssistantConnection.current else {
      throw AppRequestError(.noAssistant, StartFailure.noAssistant.description)
    }
    do {
      return try await peer.call(call)
    } catch {
      let isBad = (error as? CallFailure)?.code == .badValue
      throw AppRequestError(isBad ? .invalidIntent : .noAssistant, "\(error)")
    }
  }
}
