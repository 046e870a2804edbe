import Foundation
import Synchronization

/// One transport control and the closures that carry it out, on the main thread.
public class MPRemoteCommand: NSObject, @unchecked Sendable {
  // Unchecked: the closures lie behind a lock; the settings are the app's, which changes them from
  // one thread, as on iOS.
  struct Target: @unchecked Sendable {
    // Unchecked: the closure is called on the main thread only.
    var token: NSObject
    var handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  }

  private let targets = Mutex<[Target]>([])

  var handlers: [Target] { targets.withLock { $0 } }

  /// Whether the app takes the command now.
  public var isEnabled = true {
    didSet { tell() }
  }

  override init() { super.init() }

  /// - Returns: A token for `removeTarget(_:)`.
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let target = Target(token: NSObject(), handler: handler)
    targets.withLock { $0.append(target) }
    tell()
    return target.token
  }

  /// Removes what a token stands for; `nil` removes all.
  public func removeTarget(_ target: Any?) {
    let token = (target as? NSObject).map(ObjectIdentifier.init)
    targets.withLock { targets in
      targets.removeAll { token == nil || ObjectIdentifier($0.token) == token }
    }
    tell()
  }

  /// Whether it would be carried out now.
  var isTaken: Bool { isEnabled && !handlers.isEmpty }

  func tell() { MPNowPlayingInfoCenter.default().commandsHaveChanged() }
}

/// A command that jumps by seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// Seconds, the usual jump first.
  public var preferredIntervals: [NSNumber] = [15]
}

/// A command that jumps to a moment.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A command that changes the speed.
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  public var supportedPlaybackRates: [NSNumber] = []
}

/// A command that turns shuffling on or off.
public final class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// How the app plays; the desktop's controls show it.
  public var currentShuffleType = MPShuffleType.off {
    didSet { tell() }
  }
}

/// A command that changes what is repeated.
public final class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// What the app repeats; the desktop's controls show it.
  public var currentRepeatType = MPRepeatType.off {
    didSet { tell() }
  }
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
