import Foundation
import Intents
import SottoWire

/// The transport controls an app answers to: pause, next, shuffle and their like.
public final class MPRemoteCommandCenter: NSObject, Sendable {
  private static let center = MPRemoteCommandCenter()

  public class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()

  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()

  // Nothing in an assistant asks for these; apps set them up all the same.
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let ratingCommand = MPRatingCommand()
  public let bookmarkCommand = MPFeedbackCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()

  /// Carries out a transport control as a Reading spells it.
  @MainActor
  func perform(_ command: String, value: PlainValue?) -> MPRemoteCommandHandlerStatus {
    let (target, special) = use(of: command, value: value)
    guard let target, target.isEnabled, !target.handlers.isEmpty else { return .commandFailed }
    let event = special ?? MPRemoteCommandEvent(command: target)
    // Every target hears it; the last word counts, as none may speak for the others.
    return target.handlers.map { $0.handler(event) }.last ?? .commandFailed
  }

  private func use(
    of command: String, value: PlainValue?
  ) -> (MPRemoteCommand?, MPRemoteCommandEvent?) {
    switch command {
    case "play": return (playCommand, nil)
    case "pause": return (pauseCommand, nil)
    case "stop": return (stopCommand, nil)
    case "togglePlayPause": return (togglePlayPauseCommand, nil)
    case "nextTrack": return (nextTrackCommand, nil)
    case "previousTrack": return (previousTrackCommand, nil)
    case "seekForward", "seekBackward":
      let target = command == "seekForward" ? skipForwardCommand : skipBackwardCommand
      let interval = value?.number ?? target.preferredIntervals.first?.doubleValue ?? 15
      return (target, MPSkipIntervalCommandEvent(command: target, interval: interval))
    case "like", "dislike":
      let target = command == "like" ? likeCommand : dislikeCommand
      return (target, MPFeedbackCommandEvent(command: target, isNegative: value?.bool == false))
    case "changePlaybackPosition":
      let target = changePlaybackPositionCommand
      return (
        target,
        MPChangePlaybackPositionCommandEvent(command: target, positionTime: value?.number ?? 0)
      )
    case "changePlaybackRate":
      let target = changePlaybackRateCommand
      return (
        target,
        MPChangePlaybackRateCommandEvent(command: target, playbackRate: Float(value?.number ?? 1))
      )
    case "changeShuffleMode":
      let target = changeShuffleModeCommand
      let type: MPShuffleType = value?.bool == false ? .off : .items
      return (target, MPChangeShuffleModeCommandEvent(command: target, shuffleType: type))
    case "changeRepeatMode":
      let target = changeRepeatModeCommand
      let type: MPRepeatType =
        switch value?.string {
        case "one": .one
        case "all": .all
        default: .off
        }
      return (target, MPChangeRepeatModeCommandEvent(command: target, repeatType: type))
    default: return (nil, nil)
    }
  }
}
