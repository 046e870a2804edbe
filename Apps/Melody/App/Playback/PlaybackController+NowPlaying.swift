import MediaShared
import MelodyShared
import SottoAppSupport
import SottoCatalog

extension PlaybackController {
  var speed: Double { state.speed }
  var volume: Double { state.volume }

  var furtherInfo: [String: Any] {
    let commands = MPRemoteCommandCenter.shared()
    commands.changeShuffleModeCommand.currentShuffleType = state.queue.isShuffled ? .items : .off
    commands.changeRepeatModeCommand.currentRepeatType =
      switch state.queue.repeatMode {
      case .none: .off
      case .one: .one
      case .all: .all
      }
    var info: [String: Any] = [
      MPNowPlayingInfoPropertyPlaybackQueueIndex: state.queue.currentIndex ?? 0,
      MPNowPlayingInfoPropertyPlaybackQueueCount: state.queue.identifiers.count,
    ]
    let artists = current?.artists ?? []
    info[MPMediaItemPropertyArtist] = artists.isEmpty ? nil : artists.joined(separator: ", ")
    info[MPMediaItemPropertyArtwork] = artwork.artwork(of: current)
    #if !canImport(Darwin)
      info[SottoNowPlayingInfoPropertyNextTitle] = next?.title
    #endif
    return info
  }
}
