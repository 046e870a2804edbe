import Foundation

/// A command that says how the person likes what plays.
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the person has said it before.
  public var isActive = false

  /// What a button for it says.
  public var localizedTitle = ""

  /// What a small button for it says.
  public var localizedShortTitle = ""
}

/// The person said how they like what plays.
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether they take it back.
  public let isNegative: Bool

  init(command: MPRemoteCommand, isNegative: Bool) {
    self.isNegative = isNegative
    super.init(command: command)
  }
}
