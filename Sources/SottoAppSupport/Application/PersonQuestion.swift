import SottoSocket
import SottoWire

/// A question of an app's own to its person, as an alert is on a phone.
///
/// It is asked when a person next opens a prompt: never in the middle of a conversation.
public enum PersonQuestion {
  /// - Parameter text: The whole question, in the person's language, to be answered by yes or no.
  /// - Returns: The answer; `nil` when the person did not decide, or there is no assistant.
  public static func ask(_ text: String) async -> Bool? {
    try? await AssistantConnection.current?.call(SystemCalls.AskPerson(text: text)).yes
  }
}
