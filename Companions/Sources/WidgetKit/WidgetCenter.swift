public import Intents

/// Where an app says that its widgets are out of date. There are no widgets here.
public final class WidgetCenter: NSObject, Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}

  public func reloadTimelines(ofKind kind: String) {}
}
