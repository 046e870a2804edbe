import ReelShared
import SottoAppSupport
import SottoCatalog

/// Tells the system what plays.
@MainActor
enum NowPlayingPublisher {
  static func publish(_ playback: VideoController) {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = playback.current.map { info(of: $0, in: playback) }
    center.playbackState =
      playback.current == nil ? .stopped : playback.isPlaying ? .playing : .paused
  }

  private static func info(of item: CatalogItem, in playback: VideoController) -> [String: Any] {
    var info: [String: Any] = [
      MPMediaItemPropertyTitle: item.shownTitle,
      MPNowPlayingInfoPropertyExternalContentIdentifier: item.identifier,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: playback.position,
      MPNowPlayingInfoPropertyPlaybackRate: playback.isPlaying ? playback.progress.speed : 0,
      MPNowPlayingInfoPropertyDefaultPlaybackRate: playback.progress.speed,
    ]
    info[MPMediaItemPropertyAlbumTitle] = item.album
    info[MPMediaItemPropertyPlaybackDuration] = item.duration
    info[MPMediaItemPropertyGenre] = item.genres.first
    info[MPMediaItemPropertyComments] = playback.note
    #if !canImport(Darwin)
      info[SottoNowPlayingInfoPropertyNextTitle] = playback.following(item)?.shownTitle
    #endif
    return info
  }
}
