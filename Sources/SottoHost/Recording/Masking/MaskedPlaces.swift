/// What stands where in messages: which members hold no words of a person's.
enum MaskedPlaces {
  /// Where one of SiriKit's own words stands.
  private static let closed: Set = [
    "code", "direction", "event", "kind", "phase", "playbackQueueLocation", "priority", "reason",
    "reference", "role", "shortcutAvailability", "shortcutRole", "situation", "status",
    "taskPriority", "type", "weeklyRecurrenceDays",
  ]
  private static let closedEndings = [
    "Type", "Types", "Mode", "Status", "Order", "Code", "Reason", "Event", "frequency", "Frequency",
    "Options",
  ]

  static func isClosed(_ key: String) -> Bool {
    closed.contains(key) || closedEndings.contains { key.hasSuffix($0) }
  }

  /// Where the name or the identifier of an app, or of something that its bundle declares, stands.
  static func namesApps(_ key: String) -> Bool {
    ["activityType", "app", "groundedBy"].contains(key)
  }

  /// What a resolution result has of its parameter.
  static func isResult(_ key: String) -> Bool { ["value", "items"].contains(key) }

  /// What a player can be told.
  static let commands: Set = [
    "play", "pause", "togglePlayPause", "stop", "nextTrack", "previousTrack", "seekForward",
    "seekBackward", "skipForward", "skipBackward", "changePlaybackPosition", "changePlaybackRate",
    "changeRepeatMode", "changeShuffleMode", "like", "dislike", "bookmark", "rating",
  ]

  /// What an answer to the assistant's question can be, besides SiriKit's words.
  static let answers: Set = ["list", "price"]

  /// Where seconds since some moment stand.
  static func isMoment(_ key: String) -> Bool {
    key.hasSuffix("Date") || ["at", "date", "timestamp"].contains(key)
  }

  static func isCoordinate(_ key: String) -> Bool {
    ["latitude", "longitude", "altitude"].contains(key)
  }

  /// Where a number only orders, counts or measures something: how long, how loud, which one.
  static func measures(_ key: String) -> Bool {
    [
      "count", "done", "duration", "elapsed", "era", "fraction", "id", "index", "interval",
      "length", "libraryItems", "milliseconds", "number", "ordinal", "quarter", "rate", "request",
      "speed", "total", "volume", "weekOfMonth", "weekOfYear", "weekday", "weekdayOrdinal",
    ].contains(key) || key.hasSuffix("Rate") || key.hasSuffix("Speed")
  }
}
