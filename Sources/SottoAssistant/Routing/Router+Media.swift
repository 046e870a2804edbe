import SottoLanguage

// What counts for media alone: whose they are, of which kind, and whether they play.

extension [AppProfile] {
  /// Those that show or play what is meant; all where none does.
  func presenting(_ medium: Reading.Medium?) -> [AppProfile] {
    let fitting = filter { $0.presents(medium) }
    return fitting.isEmpty ? self : fitting
  }

  /// The one whose media the person pays for, else the one they keep media in; `nil` where there is
  /// none or more than one such, or the request is about no media.
  func favourite(for intent: String) -> AppProfile? {
    guard Router.mediaIntents.contains(intent) else { return nil }
    let subscribed = filter(\.mediaContext.isSubscribed)
    let candidates = subscribed.isEmpty ? filter { $0.mediaContext.libraryItems > 0 } : subscribed
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension AppProfile {
  /// Whether it has media of that kind; an app that does not say what it has may have any.
  func presents(_ medium: Reading.Medium?) -> Bool {
    let general = mediaCategories.isEmpty || mediaCategories.contains("INMediaCategoryGeneral")
    return switch medium {
    case nil: true
    case .video: general || mediaCategories.contains("INMediaCategoryVideo")
    case .audio: general || mediaCategories != ["INMediaCategoryVideo"]
    }
  }

  func hasMedia(_ category: String?) -> Bool {
    guard let category, !mediaCategories.isEmpty else { return true }
    return mediaCategories.contains(category) || mediaCategories.contains("INMediaCategoryGeneral")
  }
}

extension Reading {
  /// Whether the request is about “this”: what plays.
  var refersToNowPlaying: Bool {
    guard case .object(let search)? = parameters["mediaSearch"] else { return false }
    return search["reference"] == .string("currentlyPlaying")
  }

  /// The category of the kind of media that was said; `nil` when none was, or any app may have it.
  var mediaCategory: String? {
    guard case .object(let search)? = parameters["mediaSearch"],
      case .string(let type)? = search["mediaType"]
    else { return nil }
    return switch type {
    case "song", "album", "artist", "genre", "music", "musicStation": "INMediaCategoryMusic"
    case let type where type.hasPrefix("podcast"): "INMediaCategoryPodcasts"
    case "audioBook": "INMediaCategoryAudiobooks"
    case "radioStation": "INMediaCategoryRadio"
    case "movie", "tvShow", "tvShowEpisode", "musicVideo": "INMediaCategoryVideo"
    default: nil
    }
  }
}
