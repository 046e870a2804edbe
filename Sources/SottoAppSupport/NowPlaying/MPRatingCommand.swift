import Foundation

/// A command that rates what plays.
public final class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The least that can be given.
  public var minimumRating: Float = 0

  /// The most that can be given.
  public var maximumRating: Float = 1
}

/// The person rated what plays.
public final class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// What was given, between the limits of the command.
  public let rating: Float

  init(command: MPRemoteCommand, rating: Float) {
    self.rating = rating
    super.init(command: command)
  }
}
