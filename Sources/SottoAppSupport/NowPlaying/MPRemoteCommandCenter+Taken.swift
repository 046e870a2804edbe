// What the app takes, for who shows controls.

extension MPRemoteCommandCenter {
  /// The transport controls that the app takes now, as a Reading spells them.
  var taken: [String] {
    let commands: [(String, MPRemoteCommand)] = [
      ("play", playCommand), ("pause", pauseCommand), ("stop", stopCommand),
      ("togglePlayPause", togglePlayPauseCommand), ("nextTrack", nextTrackCommand),
      ("previousTrack", previousTrackCommand), ("seekForward", skipForwardCommand),
      ("seekBackward", skipBackwardCommand),
      ("changePlaybackPosition", changePlaybackPositionCommand),
      ("changePlaybackRate", changePlaybackRateCommand),
      ("changeShuffleMode", changeShuffleModeCommand),
      ("changeRepeatMode", changeRepeatModeCommand), ("like", likeCommand),
      ("dislike", dislikeCommand),
    ]
    return commands.filter(\.1.isTaken).map(\.0)
  }

  /// What is repeated, as a Reading spells it; `nil` where the app cannot repeat.
  var repeatMode: String? {
    guard changeRepeatModeCommand.isTaken else { return nil }
    return switch changeRepeatModeCommand.currentRepeatType {
    case .off: "none"
    case .one: "one"
    case .all: "all"
    }
  }

  /// Whether the order is left to chance; `nil` where the app cannot do that.
  var shuffleMode: Bool? {
    changeShuffleModeCommand.isTaken ? changeShuffleModeCommand.currentShuffleType != .off : nil
  }
}
