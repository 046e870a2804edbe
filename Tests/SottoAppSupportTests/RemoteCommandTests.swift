import Testing

@testable import SottoAppSupport

/// Which commands an app takes, as the system's controls learn it.
@Suite(.serialized) struct RemoteCommandTests {
  private let center = MPRemoteCommandCenter.shared()

  @Test func `a command with a target is taken while it is enabled`() {
    #expect(!center.taken.contains("previousTrack"))
    let token = center.previousTrackCommand.addTarget { _ in .success }
    #expect(center.taken.contains("previousTrack"))
    center.previousTrackCommand.isEnabled = false
    #expect(!center.taken.contains("previousTrack"))
    center.previousTrackCommand.isEnabled = true
    center.previousTrackCommand.removeTarget(token)
    #expect(!center.taken.contains("previousTrack"))
  }

  @Test func `how it plays is known where the app can change that`() {
    center.changeRepeatModeCommand.currentRepeatType = .one
    center.changeShuffleModeCommand.currentShuffleType = .collections
    #expect(center.repeatMode == nil && center.shuffleMode == nil)
    center.changeRepeatModeCommand.addTarget { _ in .success }
    center.changeShuffleModeCommand.addTarget { _ in .success }
    #expect(center.repeatMode == "one" && center.shuffleMode == true)
    center.changeRepeatModeCommand.currentRepeatType = .off
    center.changeShuffleModeCommand.currentShuffleType = .off
    #expect(center.repeatMode == "none" && center.shuffleMode == false)
    center.changeRepeatModeCommand.removeTarget(nil)
    center.changeShuffleModeCommand.removeTarget(nil)
  }
}
