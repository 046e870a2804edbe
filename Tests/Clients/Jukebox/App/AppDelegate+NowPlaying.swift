import Intents
import MediaPlayer
import UIKit

extension AppDelegate {
  func show(_ item: INMediaItem?) {
    var info: [String: Any] = [:]
    info[MPMediaItemPropertyTitle] = item?.title
    info[MPNowPlayingInfoPropertyExternalContentIdentifier] = item?.identifier
    info[MPNowPlayingInfoPropertyPlaybackRate] = item == nil ? 0.0 : 1.0
    if let cover = UIImage(named: "Cover") {
      info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: cover.size) { _ in cover }
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = item == nil ? nil : info
  }
}
