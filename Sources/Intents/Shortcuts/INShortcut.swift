public import Foundation

/// Something that can be started again by a phrase: a request, or an activity of the app.
@available(iOS 12.0, *)
public enum INShortcut: Hashable, Sendable {
  /// A request.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)

  /// Makes a shortcut of a request.
  public init?(intent: INIntent) { self = .intent(intent) }

  /// Makes a shortcut of an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// The request; `nil` for an activity.
  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  /// The activity; `nil` for a request.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

extension INShortcut: PlainCodable {
  package var plain: PlainValue {
    switch self {
    case .intent(let intent): Exchange(intent: intent, response: nil).plain
    case .userActivity(let activity): ["userActivity": activity.plain]
    }
  }

  package static func decode(_ plain: PlainValue) throws -> INShortcut {
    guard let activity = plain["userActivity"] else {
      return .intent(try Exchange.decode(plain).intent)
    }
    return .userActivity(
      try PlainDecodingError.inside("userActivity") { try NSUserActivity.decode(activity) })
  }
}

extension INShortcut: ReferenceConvertible {
  public typealias ReferenceType = INShortcutReference

  public var description: String {
    switch self {
    case .intent(let intent): "\(intent)"
    case .userActivity(let activity): "activity \(activity.activityType)"
    }
  }

  public var debugDescription: String { description }

  public func _bridgeToObjectiveC() -> INShortcutReference { INShortcutReference(self) }

  public static func _forceBridgeFromObjectiveC(
    _ source: INShortcutReference, result: inout INShortcut?
  ) {
    result = source.shortcut
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: INShortcutReference, result: inout INShortcut?
  ) -> Bool {
    result = source.shortcut
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: INShortcutReference?
  ) -> INShortcut {
    source?.shortcut ?? .intent(INIntent())
  }
}
