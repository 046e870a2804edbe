import Intents
import MelodyShared

/// The extension's principal class: says who handles what.
final class IntentHandler: INExtension {
  private let container = MelodyContainer()
  private lazy var library = container.map { MelodyLibrary($0) }

  override func handler(for intent: INIntent) -> Any? {
    guard intent is INPlayMediaIntent, let container, let library else { return nil }
    return PlayMediaHandler(library: library, playback: container.playback)
  }
}
