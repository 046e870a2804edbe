@_spi(Companions) public import Intents

/// Where an app says that its widgets are out of date. There are no widgets here.
public final class WidgetCenter: NSObject, Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() { noEffect() }

  public func reloadTimelines(ofKind kind: String) { noEffect() }

  private func noEffect() {
    CompanionNote.noEffect("WidgetCenter", "there are no widgets")
  }
}
