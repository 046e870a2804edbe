import Foundation

/// One transport control and the closures that carry it out.
@MainActor
public class MPRemoteCommand: NSObject {
  struct Target {
    var token: NSObject
    var handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  }

  private(set) var handlers: [Target] = []

  /// Whether the app takes the command now.
  public var isEnabled = true

  nonisolated override init() { super.init() }

  /// - Returns: A token for `removeTarget(_:)`.
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    handlers.append(Target(token: token, handler: handler))
    return token
  }

  /// Removes what a token stands for; `nil` removes all.
  public func removeTarget(_ target: Any?) {
    let token = target as? NSObject
    handlers.removeAll { token == nil || $0.token === token }
  }
}

/// A command that jumps by seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand {
  /// Seconds, the usual jump first.
  public var preferredIntervals: [NSNumber] = [15]
}

/// A command that jumps to a moment.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that changes the speed.
public final class MPChangePlaybackRateCommand: MPRemoteCommand {
  public var supportedPlaybackRates: [NSNumber] = []
}

/// A command that turns shuffling on or off.
public final class MPChangeShuffleModeCommand: MPRemoteCommand {
  public var currentShuffleType = MPShuffleType.off
}

/// A command that changes what is repeated.
public final class MPChangeRepeatModeCommand: MPRemoteCommand {
  public var currentRepeatType = MPRepeatType.off
}

public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items = 1
  case collections = 2
}

public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one = 1
  case all = 2
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
