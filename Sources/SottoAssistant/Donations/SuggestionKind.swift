import Intents
import SottoLanguage

/// What somebody who asks for a suggestion has in mind.
package enum SuggestionKind: String, Hashable, Sendable {
  case listen, watch

  /// - Returns: `nil` where anything may be suggested.
  package init?(_ request: Reading) {
    if case .string(let word)? = request.parameters["value"] {
      self.init(rawValue: word)
    } else if case .object(let search)? = request.parameters["mediaSearch"],
      case .string(let type)? = search["mediaType"]
    {
      self = Self.watched.contains(type) ? .watch : .listen
    } else {
      return nil
    }
  }

  package func has(_ action: DonatedAction) -> Bool {
    guard action.intent == "INPlayMediaIntent" else { return false }
    let media = action.parameters["mediaItems"]?.list?.first ?? action.parameters["mediaContainer"]
    return Self.watched.contains(media?["type"]?.string ?? "") == (self == .watch)
  }

  /// The kinds of media that are watched, as `INMediaItemType` has them.
  private static let watched: Set = [
    "tvShow", "tvShowSeason", "tvShowEpisode", "movie", "musicVideo",
  ]
}
