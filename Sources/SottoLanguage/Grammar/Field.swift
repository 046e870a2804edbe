/// A parameter of a Reading that patterns may fill: where it stands and what it can hold.
struct Field: Hashable, Sendable {
  let path: [String]
  /// Where the parameter stands, as Readings tell it: `mediaSearch.artistName`.
  let place: String
  /// The name that patterns use.
  var source: String
  /// Whether several values add up to a list.
  var isList: Bool
  /// The kinds of vocabulary entries that can be meant.
  private let kinds: EntryKinds

  var name: String { path[path.count - 1] }

  /// Whether it holds years: text, and a single year is a range of its own.
  var isYear: Bool { path.contains("releaseDate") }

  /// Whether it is a part of a time, which parts make together.
  var isOfTime: Bool { path[0] == "when" || path[0] == "until" }

  /// Whether any words will do, as for a task or a note, rather than a name that somebody gave.
  var isFreeWording: Bool {
    path[0] != "mediaSearch" && path[0] != "mediaDestination" && source != "value"
  }

  /// Whether words for it are divided at commas and words like "and".
  var isDivided: Bool { isList && source != "taskTitle" }

  /// Whether a constant of it tells one kind of request from another ("pause", "dislike"), rather
  /// than being told by words beside others ("shuffled").
  var isOfWholeRequest: Bool { path.count == 1 && !Self.modifiers.contains(source) }

  private static let modifiers: Set<String> = [
    "playShuffled", "resumePlayback", "playbackRepeatMode", "playbackQueueLocation",
    "playbackSpeed", "room",
  ]

  /// - Returns: `nil` for a name that no Reading has.
  init?(_ name: String) {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let known = Self.known[first] else { return nil }
    source = name
    // One task may be all that follows: "remind me to wash and dry the towels".
    let names = name == "taskTitle" ? ["taskTitles"] : parts
    path = (known.inSearch ? ["mediaSearch"] : []) + names
    place = path.joined(separator: ".")
    // "Every Monday and Thursday".
    isList = known.isList || parts.last == "weekday"
    kinds = Self.kinds[parts[parts.count - 1]] ?? EntryKinds([])
  }

  private struct Place {
    var inSearch = false
    var isList = false
  }

  private static let known: [String: Place] = {
    var known: [String: Place] = [:]
    for name in [
      "mediaType", "mediaName", "artistName", "albumName", "sortOrder", "releaseDate", "reference",
      "series", "season", "episode",
    ] {
      known[name] = Place(inSearch: true)
    }
    for name in ["genreNames", "moodNames", "activityNames"] {
      known[name] = Place(inSearch: true, isList: true)
    }
    for name in ["taskTitles", "taskTitle", "items"] { known[name] = Place(isList: true) }
    for name in [
      "playShuffled", "resumePlayback", "playbackRepeatMode", "playbackQueueLocation",
      "playbackSpeed", "mediaDestination", "affinityType", "targetTaskList", "targetTask",
      "temporalEventTrigger", "spatialEventTrigger", "priority", "title", "itemType", "status",
      "content", "targetNote", "all", "nextTriggerTime", "pickupLocation", "dropOffLocation",
      "rideOptionName", "partySize", "scheduledPickupTime", "paymentMethod", "rating", "tip",
      "command", "value", "ordinal", "yes", "no", "cancel", "app", "phrase", "request", "rest",
      "verb", "except", "room", "when", "until",
    ] {
      known[name] = Place()
    }
    return known
  }()

  private static let kinds: [String: EntryKinds] = [
    "mediaName": EntryKinds(allBut: neverMediaNames),
    "artistName": EntryKinds(["artist", "author"]), "albumName": EntryKinds(["album"]),
    "playlistName": EntryKinds(["playlist"]), "series": EntryKinds(["tvShow", "podcastShow"]),
    "title": EntryKinds(["taskList", "note"]), "targetTaskList": EntryKinds(["taskList", "note"]),
    "targetNote": EntryKinds(["note"]), "targetTask": EntryKinds(["task"]),
    "taskTitles": EntryKinds(["task"]), "rideOptionName": EntryKinds(["rideOption"]),
  ]

  /// Kinds that `mediaName` never means: an artist has a field of its own.
  private static let neverMediaNames: Set<String> = [
    "artist", "author", "taskList", "note", "task", "rideOption",
  ]

  func canMean(_ kind: EntryKind) -> Bool { kinds.contains(kind) }
}
