import Intents
import MediaShared
import ReelShared
import SottoCatalog

extension VideoController {
  /// Plays what the extension resolved an intent to.
  ///
  /// - Throws: `PlayerError` when there is nothing to play, or it cannot be played.
  func play(_ intent: INPlayMediaIntent) throws {
    let catalog = try catalog()
    guard let item = intent.mediaItems?.first?.identifier.flatMap({ catalog[$0] }),
      let video = item.kind == .tvShow ? Series(item, in: catalog).episode(nil, progress) : item
    else { throw PlayerError.nothingToPlay }
    if video.identifier == current?.identifier, isPlaying, intent.resumePlayback != false {
      // What is said of it is said in the language of this request.
      return publish()
    }
    try play(video, at: intent.playbackSpeed ?? 1, fromTheBeginning: intent.resumePlayback == false)
    storeNow()
  }
}
