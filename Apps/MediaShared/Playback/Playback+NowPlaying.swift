import SottoAppSupport
import SottoCatalog

extension Playback {
  /// Tells the system what plays.
  package func publish() {
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = current.map(info)
    center.playbackState = current == nil ? .stopped : isPlaying ? .playing : .paused
  }

  private func info(of item: CatalogItem) -> [String: Any] {
    var info: [String: Any] = [
      MPMediaItemPropertyTitle: item.title,
      MPNowPlayingInfoPropertyExternalContentIdentifier: item.identifier,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: position,
      MPNowPlayingInfoPropertyPlaybackRate: isPlaying ? speed : 0,
      MPNowPlayingInfoPropertyDefaultPlaybackRate: speed,
    ]
    info[MPMediaItemPropertyAlbumTitle] = item.album
    info[MPMediaItemPropertyPlaybackDuration] = item.duration
    info[MPMediaItemPropertyGenre] = item.genres.first
    info[MPMediaItemPropertyComments] = note
    info[SottoNowPlayingInfoPropertyRemark] = remark
    return info.merging(furtherInfo) { $1 }
  }
}
