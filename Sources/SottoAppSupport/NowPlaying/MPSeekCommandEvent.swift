import Foundation

/// The person began to wind, or stopped.
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Which of the two.
  public let type: MPSeekCommandEventType

  init(command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command: command)
  }
}

/// Whether winding begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking = 1
}
