import Foundation

/// One use of a transport control.
public class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  /// Seconds since 1970.
  public let timestamp: TimeInterval

  init(command: MPRemoteCommand) {
    self.command = command
    timestamp = Date.now.timeIntervalSince1970
    super.init()
  }
}

public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// Seconds.
  public let interval: TimeInterval

  init(command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command: command)
  }
}

public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Seconds from the beginning.
  public let positionTime: TimeInterval

  init(command: MPRemoteCommand, positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command: command)
  }
}

public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  public let playbackRate: Float

  init(command: MPRemoteCommand, playbackRate: Float) {
    self.playbackRate = playbackRate
    super.init(command: command)
  }
}

public final class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  public let shuffleType: MPShuffleType
  public let preservesShuffleMode = false

  init(command: MPRemoteCommand, shuffleType: MPShuffleType) {
    self.shuffleType = shuffleType
    super.init(command: command)
  }
}

public final class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  public let repeatType: MPRepeatType
  public let preservesRepeatMode = false

  init(command: MPRemoteCommand, repeatType: MPRepeatType) {
    self.repeatType = repeatType
    super.init(command: command)
  }
}
