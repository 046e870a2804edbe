import MediaShared
import ReelShared
import SottoAppSupport

extension VideoController {
  var speed: Double { progress.speed }
  var volume: Double { progress.volume }

  var furtherInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[MPMediaItemPropertyTitle] = current?.shownTitle
    #if !canImport(Darwin)
      info[SottoNowPlayingInfoPropertyNextTitle] = current.flatMap(following)?.shownTitle
    #endif
    return info
  }
}
