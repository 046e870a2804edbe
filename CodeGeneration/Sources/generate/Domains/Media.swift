extension Domain {
  static let media = Domain(
    name: "Media",
    enumerations: mediaEnumerations,
    objects: [mediaItem, mediaSearch],
    resolutions: mediaResolutions,
    intents: [playMedia, addMedia, updateMediaAffinity, searchForMedia])
}

// MARK: Intents

private let mediaItems = Property(
  "mediaItems", "[INMediaItem]?", "The items that resolution found; empty or `nil` before it.")

private let search = Property(
  "mediaSearch", "INMediaSearch?", "What was asked for, in words and kinds.")

private let playMedia = Intent(
  "INPlayMediaIntent", "A request to play something.",
  properties: [
    mediaItems,
    Property(
      "mediaContainer", "INMediaItem?", "The album, playlist or show that the items are of."),
    Property("playShuffled", "Bool?", "Whether to play in random order; `nil` when not said."),
    Property("playbackRepeatMode", "INPlaybackRepeatMode", "What to repeat."),
    Property("resumePlayback", "Bool?", "Whether to go on where the person stopped."),
    Property("playbackQueueLocation", "INPlaybackQueueLocation", "When to play it."),
    Property("playbackSpeed", "Double?", "How fast to play; 1 is normal, 2 is double speed."),
    search,
  ],
  initializers: [
    Initializer(
      "Makes a request to play `mediaItems`, or what `mediaSearch` finds.",
      [
        "mediaItems = nil", "mediaContainer = nil", "playShuffled = nil",
        "playbackRepeatMode = .unknown", "resumePlayback = nil",
        "playbackQueueLocation = .unknown", "playbackSpeed = nil", "mediaSearch = nil",
      ])
  ],
  resolvable: [
    Resolvable("mediaItems", "INPlayMediaMediaItemResolutionResult", isList: true),
    Resolvable("playShuffled", "INBooleanResolutionResult"),
    Resolvable("playbackRepeatMode", "INPlaybackRepeatModeResolutionResult"),
    Resolvable("resumePlayback", "INBooleanResolutionResult"),
    Resolvable("playbackQueueLocation", "INPlaybackQueueLocationResolutionResult"),
    Resolvable("playbackSpeed", "INPlayMediaPlaybackSpeedResolutionResult"),
  ],
  response: Response(
    codes: """
      unspecified ready continueInApp inProgress success handleInApp failure \
      failureRequiringAppLaunch failureUnknownMediaType failureNoUnplayedContent \
      failureRestrictedContent failureMaxStreamLimitReached
      """,
    properties: [
      Property(
        "nowPlayingInfo", "[String: Any]?",
        "What plays from now on, under the keys of the media player's now-playing information.",
        isSettable: true)
    ]))

private let addMedia = Intent(
  "INAddMediaIntent", "A request to add something to the library or to a playlist.",
  properties: [
    mediaItems, search,
    Property("mediaDestination", "INMediaDestination?", "Where to add it; `nil` when not said."),
  ],
  initializers: [
    Initializer(
      "Makes a request to add `mediaItems`, or what `mediaSearch` finds.",
      ["mediaItems", "mediaSearch", "mediaDestination"])
  ],
  resolvable: [
    Resolvable("mediaItems", "INAddMediaMediaItemResolutionResult", isList: true),
    Resolvable("mediaDestination", "INAddMediaMediaDestinationResolutionResult"),
  ],
  response: Response(
    codes: "unspecified ready inProgress success handleInApp failure failureRequiringAppLaunch"))

private let updateMediaAffinity = Intent(
  "INUpdateMediaAffinityIntent",
  "A request to remember that the person likes or dislikes something.",
  properties: [
    mediaItems, search,
    Property("affinityType", "INMediaAffinityType", "Whether the person likes it."),
  ],
  initializers: [
    Initializer(
      "Makes a request about `mediaItems`, or about what `mediaSearch` finds.",
      ["mediaItems", "mediaSearch", "affinityType"])
  ],
  resolvable: [
    Resolvable("mediaItems", "INUpdateMediaAffinityMediaItemResolutionResult", isList: true),
    Resolvable("affinityType", "INMediaAffinityTypeResolutionResult"),
  ],
  response: Response(
    codes: "unspecified ready inProgress success failure failureRequiringAppLaunch"))

private let searchForMedia = Intent(
  "INSearchForMediaIntent", "A request to show what the app has of something.",
  properties: [mediaItems, search],
  initializers: [
    Initializer("Makes a request to find what `mediaSearch` says.", ["mediaItems", "mediaSearch"])
  ],
  resolvable: [
    Resolvable("mediaItems", "INSearchForMediaMediaItemResolutionResult", isList: true)
  ],
  response: Response(
    codes: "unspecified ready continueInApp inProgress success failure failureRequiringAppLaunch",
    properties: [
      Property("mediaItems", "[INMediaItem]?", "What the app has found.", isSettable: true)
    ]))

// MARK: Objects

private let mediaItem = Object(
  name: "INMediaItem",
  summary: "Something that can be played: a song, an album, an episode, a station.",
  properties: [
    Property("identifier", "String?", "The app's own name for the item."),
    Property("title", "String?", "What the item is called."),
    Property("type", "INMediaItemType", "What kind of thing it is."),
    Property("artwork", "INImage?", "Its cover."),
    Property("artist", "String?", "Who made it."),
  ],
  initializers: [
    Initializer(
      "Makes an item with an artist.", ["identifier", "title", "type", "artwork", "artist"]),
    Initializer(
      "Makes an item without an artist.", ["identifier", "title", "type", "artwork"]),
  ])

private let mediaSearch = Object(
  name: "INMediaSearch",
  summary: "What media the person asked for, as far as it was said.",
  properties: [
    Property("mediaType", "INMediaItemType", "The kind of thing."),
    Property("sortOrder", "INMediaSortOrder", "Which of several comes first."),
    Property("mediaName", "String?", "The name of the thing itself."),
    Property("artistName", "String?", "Who made it."),
    Property("albumName", "String?", "The album it is on."),
    Property("genreNames", "[String]?", "The genres it belongs to."),
    Property("moodNames", "[String]?", "The moods and activities it suits."),
    Property("activityNames", "[String]?", "The activities it suits; now part of `moodNames`."),
    Property("releaseDate", "INDateComponentsRange?", "When it came out."),
    Property("reference", "INMediaReference", "What plays now, or what is the person's own."),
    Property("mediaIdentifier", "String?", "The app's own name for the thing that is meant."),
    Property(
      "spokenNames", "[String: String]?",
      "The words said for a name above, where they differ; Sotto's own, SiriKit has none."),
  ],
  initializers: [
    Initializer(
      "Makes a search of what was said.",
      [
        "mediaType = .unknown", "sortOrder = .unknown", "mediaName = nil", "artistName = nil",
        "albumName = nil", "genreNames = nil", "moodNames = nil", "releaseDate = nil",
        "reference = .unknown", "mediaIdentifier = nil",
      ])
  ])

// MARK: Resolution results

private let mediaResolutions: [ResolutionResult] = [
  .of(
    "INMediaItem", "INMediaItemResolutionResult", "What an app found for a media item.",
    hasSuccesses: true),
  .of(
    "INMediaDestination", "INMediaDestinationResolutionResult",
    "What an app found for a place to add media to."),
  .ofEnumeration(
    "INMediaAffinityType", "INMediaAffinityTypeResolutionResult",
    "What an app understood of a liking."),
  .ofEnumeration(
    "INPlaybackRepeatMode", "INPlaybackRepeatModeResolutionResult",
    "What an app understood of repeating."),
  .ofEnumeration(
    "INPlaybackQueueLocation", "INPlaybackQueueLocationResolutionResult",
    "What an app understood of the place in the queue."),
  .refining(
    "INMediaItemResolutionResult", "INPlayMediaMediaItemResolutionResult",
    "What an app found to play.", reason: "INPlayMediaMediaItemUnsupportedReason",
    successesOf: "INMediaItem"),
  .refining(
    "INDoubleResolutionResult", "INPlayMediaPlaybackSpeedResolutionResult",
    "What an app understood of a playback speed.",
    reason: "INPlayMediaPlaybackSpeedUnsupportedReason"),
  .refining(
    "INMediaItemResolutionResult", "INAddMediaMediaItemResolutionResult",
    "What an app found to add.", reason: "INAddMediaMediaItemUnsupportedReason",
    successesOf: "INMediaItem"),
  .refining(
    "INMediaDestinationResolutionResult", "INAddMediaMediaDestinationResolutionResult",
    "What an app found for a place to add to.",
    reason: "INAddMediaMediaDestinationUnsupportedReason"),
  .refining(
    "INMediaItemResolutionResult", "INUpdateMediaAffinityMediaItemResolutionResult",
    "What an app found to like or dislike.",
    reason: "INUpdateMediaAffinityMediaItemUnsupportedReason", successesOf: "INMediaItem"),
  .refining(
    "INMediaItemResolutionResult", "INSearchForMediaMediaItemResolutionResult",
    "What an app found in a search.", reason: "INSearchForMediaMediaItemUnsupportedReason",
    successesOf: "INMediaItem"),
]

// MARK: Enumerations

private let itemReasons = """
  loginRequired subscriptionRequired unsupportedMediaType explicitContentSettings \
  cellularDataSettings restrictedContent serviceUnavailable regionRestriction
  """

private let mediaEnumerations: [Enumeration] = [
  Enumeration(
    "INMediaItemType", "What kind of thing can be played.",
    """
    unknown song album artist genre playlist podcastShow podcastEpisode podcastPlaylist \
    musicStation audioBook movie tvShow tvShowEpisode musicVideo podcastStation radioStation \
    station music algorithmicRadioStation news
    """),
  Enumeration(
    "INMediaSortOrder", "Which of several things comes first.",
    "unknown newest oldest best worst popular unpopular trending recommended"),
  Enumeration(
    "INMediaReference", "What a pronoun stands for.", "unknown currentlyPlaying my"),
  Enumeration(
    "INMediaDestinationType", "What kind of place media is added to.", "unknown library playlist"),
  Enumeration("INMediaAffinityType", "How the person feels about media.", "unknown like dislike"),
  Enumeration("INPlaybackRepeatMode", "What is repeated.", "unknown none all one"),
  Enumeration(
    "INPlaybackQueueLocation", "When something is played: at once, next, or at the end.",
    "unknown now next later"),
  Enumeration(
    "INUpcomingMediaPredictionMode", "Whether the assistant may propose what the app did not.",
    "default onlyPredictSuggestedIntents"),
  Enumeration(
    "INPlayMediaMediaItemUnsupportedReason", "Why an app cannot play an item.", from: 1,
    itemReasons),
  Enumeration(
    "INPlayMediaPlaybackSpeedUnsupportedReason", "Why an app cannot play at a speed.", from: 1,
    "belowMinimum aboveMaximum"),
  Enumeration(
    "INAddMediaMediaItemUnsupportedReason", "Why an app cannot add an item.", from: 1,
    itemReasons),
  Enumeration(
    "INAddMediaMediaDestinationUnsupportedReason", "Why an app cannot add to a place.", from: 1,
    "playlistNameNotFound playlistNotEditable"),
  Enumeration(
    "INUpdateMediaAffinityMediaItemUnsupportedReason",
    "Why an app cannot remember a liking for an item.", from: 1, itemReasons),
  Enumeration(
    "INSearchForMediaMediaItemUnsupportedReason", "Why an app cannot find an item.", from: 1,
    itemReasons),
]
