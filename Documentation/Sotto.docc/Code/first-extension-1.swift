import Intents
import TidepoolHandlers

/// The extension's principal class, which its Info.plist names.
final class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any? { TidepoolHandlers.handler(for: intent) }
}
