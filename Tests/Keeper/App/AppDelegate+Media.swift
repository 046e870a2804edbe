import Foundation
import Intents
import SottoAppSupport

/// Tells the system what a media app tells it, when a sentence says so.
extension AppDelegate {
  func probeMedia(_ words: [String]) {
    let vocabulary = INVocabulary.shared()
    switch words[1] {
    case "teach":
      let name = words[2...].joined(separator: " ")
      vocabulary.setVocabularyStrings(NSOrderedSet(array: [name]), of: .mediaPlaylistTitle)
    case "spell":
      // "spell NAME sounding HINT"
      let words = words[2...].split(separator: "sounding").map { $0.joined(separator: " ") }
      let name = INSpeakableString(
        vocabularyIdentifier: "spelt", spokenPhrase: words[0], pronunciationHint: words.last)
      vocabulary.setVocabulary(NSOrderedSet(array: [name]), of: .mediaPlaylistTitle)
    case "crowd":
      let names = (1...6_000).map { "Crowded \($0)" }
      vocabulary.setVocabularyStrings(NSOrderedSet(array: names), of: .mediaMusicArtistName)
    case "forget": vocabulary.removeAllVocabularyStrings()
    case "subscribe":
      let context = INMediaUserContext()
      context.subscriptionStatus = .subscribed
      context.becomeCurrent()
    case "spin": spin(words[2...].joined(separator: " "))
    default: break
    }
  }

  /// One grey point.
  private static let cover = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
  ).flatMap { UIImage(data: $0) }

  /// Says that something plays, and takes it that the person likes it, by the system's button only.
  private func spin(_ title: String) {
    var info: [String: Any] = [
      MPMediaItemPropertyTitle: title, MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    ]
    info[MPMediaItemPropertyArtwork] = Self.cover.map { cover in
      MPMediaItemArtwork(boundsSize: cover.size) { _ in cover }
    }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    let command = MPRemoteCommandCenter.shared().likeCommand
    command.removeTarget(nil)
    command.addTarget { [defaults] _ in
      defaults?.set("liked", forKey: "note")
      return .success
    }
  }
}
