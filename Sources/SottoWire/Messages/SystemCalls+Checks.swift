import Intents

// What an app tells and asks of its own accord.

extension SystemCalls.NowPlaying: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(title, "title")
    try MessageBounds.check(artist, "artist")
    try MessageBounds.check(album, "album")
    try MessageBounds.check(identifier, "identifier")
    try MessageBounds.check(next, "next")
    try MessageBounds.check(duration, in: MessageBounds.duration, "duration")
    // A player may count from just before the beginning.
    try MessageBounds.check(elapsed, in: -1...MessageBounds.duration.upperBound, "elapsed")
    try MessageBounds.check(volume, in: 0...1, "volume")
    try MessageBounds.check(rate, in: 0.01...100, "rate")
    try MessageBounds.check(artwork, "artwork")
    try MessageBounds.check(repeatMode, atMost: 10, "repeatMode")
    for command in commands ?? [] { try MessageBounds.check(command, atMost: 50, "commands") }
  }
}

extension SystemCalls.SetVocabulary: CheckedMessage {
  package func check() throws {
    if let type { _ = try INVocabularyStringType.decode(.string(type)) }
  }
}

extension SystemCalls.PostNotification: CheckedMessage {
  package func check() throws { try MessageBounds.check(notification, "notification") }
}

extension SystemCalls.SetMediaUserContext: CheckedMessage {
  package func check() throws { try MessageBounds.check(context, "context") }
}

extension SystemCalls.AskPerson: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(text, atMost: MessageBounds.question, "text")
  }
}

extension SystemCalls.Donate: CheckedMessage {
  package func check() throws { try MessageBounds.check(interaction, "interaction") }
}

extension SystemCalls.SendIntent: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(intent.name, "name")
    try MessageBounds.check(intent.parameters, "parameters")
    try MessageBounds.check(app, "app")
  }
}

extension SystemCalls.DeleteDonations: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(group, "group")
    for identifier in identifiers ?? [] { try MessageBounds.check(identifier, "identifiers") }
  }
}

extension SystemCalls.DonateActivity: CheckedMessage {
  package func check() throws { try MessageBounds.check(activity, "activity") }
}

extension SystemCalls.DeleteActivities: CheckedMessage {
  package func check() throws {
    for identifier in persistentIdentifiers ?? [] {
      try MessageBounds.check(identifier, "persistentIdentifiers")
    }
  }
}

extension SystemCalls.SetUpcomingMedia: CheckedMessage {
  package func check() throws {
    try MessageBounds.check(.list(intents), "intents")
    for (place, intent) in intents.enumerated() {
      _ = try PlainDecodingError.inside("intents.[\(place)]") {
        try INPlayMediaIntent.decode(intent)
      }
    }
  }
}

extension SystemCalls.SetPredictionMode: CheckedMessage {
  package func check() throws {
    _ = try INUpcomingMediaPredictionMode.decode(.string(mode))
    _ = try INMediaItemType.decode(.string(type))
  }
}

extension SystemCalls.SetShortcutSuggestions: CheckedMessage {
  package func check() throws { try MessageBounds.check(.list(shortcuts), "shortcuts") }
}

extension SystemCalls.SetRelevantShortcuts: CheckedMessage {
  package func check() throws { try MessageBounds.check(.list(shortcuts), "shortcuts") }
}
