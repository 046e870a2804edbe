public import Intents
import SottoWire

/// What an app in the foreground shows its person, in whichever front end they use.
///
/// On a phone the app's views would show it. Here it goes back with the answer to the request that
/// brought the app to the foreground.
@MainActor
public enum PersonCard {
  static var shown: Card?

  /// Shows these items by title, artist and artwork, in place of what was shown before.
  public static func show(_ items: [INMediaItem]) {
    shown = Card(items: items.map(\.plain))
  }

  /// What has been shown since this was last asked for.
  static func take() -> Card? {
    defer { shown = nil }
    return shown
  }
}
