/// The keys of `MPNowPlayingInfoCenter.nowPlayingInfo`, with Apple's names.
/// Their values are their names: nothing but the names is promised.

public let MPMediaItemPropertyPersistentID = "MPMediaItemPropertyPersistentID"
public let MPMediaItemPropertyMediaType = "MPMediaItemPropertyMediaType"
public let MPMediaItemPropertyTitle = "MPMediaItemPropertyTitle"
public let MPMediaItemPropertyAlbumTitle = "MPMediaItemPropertyAlbumTitle"
public let MPMediaItemPropertyArtist = "MPMediaItemPropertyArtist"
public let MPMediaItemPropertyAlbumArtist = "MPMediaItemPropertyAlbumArtist"
public let MPMediaItemPropertyGenre = "MPMediaItemPropertyGenre"
public let MPMediaItemPropertyComposer = "MPMediaItemPropertyComposer"
public let MPMediaItemPropertyPlaybackDuration = "MPMediaItemPropertyPlaybackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "MPMediaItemPropertyAlbumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "MPMediaItemPropertyAlbumTrackCount"
public let MPMediaItemPropertyDiscNumber = "MPMediaItemPropertyDiscNumber"
public let MPMediaItemPropertyDiscCount = "MPMediaItemPropertyDiscCount"
public let MPMediaItemPropertyArtwork = "MPMediaItemPropertyArtwork"
public let MPMediaItemPropertyIsExplicit = "MPMediaItemPropertyIsExplicit"
public let MPMediaItemPropertyReleaseDate = "MPMediaItemPropertyReleaseDate"
public let MPMediaItemPropertyAssetURL = "MPMediaItemPropertyAssetURL"
public let MPMediaItemPropertyPodcastTitle = "MPMediaItemPropertyPodcastTitle"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions =
  "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions =
  "MPNowPlayingInfoPropertyCurrentLanguageOptions"
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
  "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate =
  "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
public let MPMediaItemPropertyComments = "MPMediaItemPropertyComments"

/// The title of what plays next, as a `String`: the answer to “what's next?” Apple has no key for it, so an app
/// that is built for a phone, too, writes it where Sotto is: `#if !canImport(Darwin)`.
public let SottoNowPlayingInfoPropertyNextTitle = "SottoNowPlayingInfoPropertyNextTitle"

/// A remark about what plays, as a `String`, such as that it is a sample: shown once in a conversation, and
/// never spoken. What a person must know each time is in `MPMediaItemPropertyComments`.
public let SottoNowPlayingInfoPropertyRemark = "SottoNowPlayingInfoPropertyRemark"
