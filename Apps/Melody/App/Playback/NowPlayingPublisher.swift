import MelodyShared
import SottoAppSupport
import SottoCatalog

/// Tells the system what plays.
@MainActor
enum NowPlayingPublisher {
  static func publish(_ playback: PlaybackController) {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = playback.current.map { info(of: $0, in: playback) }
    center.playbackState =
      playback.current == nil ? .stopped : playback.isPlaying ? .playing : .paused
  }

  private static func info(
    of item: CatalogItem, in playback: PlaybackController
  ) -> [String: Any] {
    var info: [String: Any] = [
      MPMediaItemPropertyTitle: item.title,
      MPNowPlayingInfoPropertyExternalContentIdentifier: item.identifier,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: playback.position,
      MPNowPlayingInfoPropertyPlaybackRate: playback.isPlaying ? playback.state.speed : 0,
      MPNowPlayingInfoPropertyDefaultPlaybackRate: playback.state.speed,
      MPNowPlayingInfoPropertyPlaybackQueueIndex: playback.state.queue.currentIndex ?? 0,
      MPNowPlayingInfoPropertyPlaybackQueueCount: playback.state.queue.identifiers.count,
    ]
    info[MPMediaItemPropertyArtist] =
      item.artists.isEmpty ? nil : item.artists.joined(separator: ", ")
    info[MPMediaItemPropertyAlbumTitle] = item.album
    info[MPMediaItemPropertyPlaybackDuration] = item.duration
    info[MPMediaItemPropertyGenre] = item.genres.first
    info[MPMediaItemPropertyComments] = playback.note
    #if !canImport(Darwin)
      info[SottoNowPlayingInfoPropertyNextTitle] = playback.next?.title
    #endif
    return info
  }
}
