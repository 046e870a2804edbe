import Intents

/// What the assistant asks an app process.
package enum AppCalls {
  /// `.handleInApp`: the intent, resolved by the extension, for the app's delegate.
  package struct HandleIntent: WireCall {
    package static let name = "handleIntent"
    package var intent: IntentMessage
    /// The language the person speaks, as BCP-47.
    package var language: String
    /// Whether a test asks: mistakes that no person would notice are failures.
    package var isRehearsal: Bool?

    package init(intent: IntentMessage, language: String, isRehearsal: Bool? = nil) {
      self.intent = intent
      self.language = language
      self.isRehearsal = isRehearsal
    }

    package typealias Answer = ResponseMessage
  }

  /// `.continueInApp`: the activity for the app's delegate, in the foreground.
  package struct ContinueActivity: WireCall {
    package static let name = "continueActivity"
    package var activity: PlainValue
    /// The language the person speaks, as BCP-47.
    package var language: String

    package init(activity: PlainValue, language: String) {
      self.activity = activity
      self.language = language
    }

    package struct Answer: Codable, Sendable {
      package var handled: Bool
      /// What the app shows.
      package var card: Card?
      /// What the person should know of what plays now.
      package var note: String?
      /// What they may want to know of it, once.
      package var remark: String?
      package init(
        handled: Bool, card: Card? = nil, note: String? = nil, remark: String? = nil
      ) {
        self.handled = handled
        self.card = card
        self.note = note
        self.remark = remark
      }
    }
  }

  /// The person opens the app.
  package struct Open: WireCall {
    package static let name = "open"
    package init() {}
  }

  /// A Darwin notification that some process of the home has posted.
  package struct Notification: WireEvent {
    package static let name = "notification"
    package var notification: String
    package init(notification: String) { self.notification = notification }
  }

  /// A transport control, with the spelling of a Reading's `command` and `value`.
  package struct Command: WireCall {
    package static let name = "command"
    package var command: String
    package var value: PlainValue?
    package init(command: String, value: PlainValue?) {
      self.command = command
      self.value = value
    }

    /// `MPRemoteCommandHandlerStatus` by case name.
    package struct Answer: Codable, Sendable {
      package var status: String
      package init(status: String) { self.status = status }
    }
  }
}

/// What an app tells the assistant and asks of it.
package enum SystemCalls {
  /// `MPNowPlayingInfoCenter` has changed.
  package struct NowPlaying: WireEvent, Equatable {
    package static let name = "nowPlaying"
    package var title: String?
    package var artist: String?
    package var album: String?
    /// The item's identifier (`MPNowPlayingInfoPropertyExternalContentIdentifier`).
    package var identifier: String?
    /// Seconds.
    package var duration: Double?
    package var elapsed: Double?
    package var isPlaying: Bool
    /// From 0, silence, to 1; absent where the app has no volume of its own.
    package var volume: Double?
    /// What plays next, where the app tells.
    package var next: String?
    /// How fast it plays, or would; 1 is as recorded.
    package var rate: Double?
    /// `none`, `one` or `all`, where the app can repeat.
    package var repeatMode: String?
    /// Whether the order is left to chance, where the app can do that.
    package var shuffleMode: Bool?
    /// The transport controls that the app takes now, as a Reading spells them; absent where it
    /// does not tell.
    package var commands: [String]?
    /// The path of its picture, from the app's container on: a PNG or JPEG file of a megabyte at most.
    package var artwork: String?

    package init(
      title: String?, artist: String?, album: String?, identifier: String?, duration: Double?,
      elapsed: Double?, isPlaying: Bool, volume: Double? = nil, next: String? = nil,
      rate: Double? = nil, repeatMode: String? = nil, shuffleMode: Bool? = nil,
      commands: [String]? = nil, artwork: String? = nil
    ) {
      self.next = next
      self.rate = rate
      self.repeatMode = repeatMode
      self.shuffleMode = shuffleMode
      self.commands = commands
      self.artwork = artwork
      self.title = title
      self.artist = artist
      self.album = album
      self.identifier = identifier
      self.duration = duration
      self.elapsed = elapsed
      self.isPlaying = isPlaying
      self.volume = volume
    }
  }

  /// `INVocabulary.setVocabularyStrings(_:of:)`, most important first.
  package struct SetVocabulary: WireEvent {
    package static let name = "setVocabulary"
    /// `INVocabularyStringType` by case name; absent: remove all of them.
    package var type: String?
    package var entries: [PlainValue]
    package init(type: String?, entries: [PlainValue]) {
      self.type = type
      self.entries = entries
    }
  }

  /// `CFNotificationCenterPostNotification`: for all processes of the home.
  package struct PostNotification: WireEvent {
    package static let name = "postNotification"
    package var notification: String
    package init(notification: String) { self.notification = notification }
  }

  /// `INMediaUserContext.becomeCurrent`.
  package struct SetMediaUserContext: WireEvent {
    package static let name = "setMediaUserContext"
    package var context: PlainValue
    package init(context: PlainValue) { self.context = context }
  }

  /// `INPreferences.requestSiriAuthorization`: waits for the person, when one is there.
  package struct RequestAuthorization: WireCall {
    package static let name = "requestAuthorization"
    package init() {}

    /// `INSiriAuthorizationStatus` by case name.
    package struct Answer: Codable, Sendable {
      package var status: String
      package init(status: String) { self.status = status }
    }
  }

  /// `MPMediaLibrary.requestAuthorization`: waits for the person.
  package struct RequestMediaLibrary: WireCall {
    package static let name = "requestMediaLibrary"
    package init() {}

    /// `MPMediaLibraryAuthorizationStatus` by case name.
    package struct Answer: Codable, Sendable {
      package var status: String
      package init(status: String) { self.status = status }
    }
  }

  /// A question of the app's own, for the next person who opens a prompt.
  package struct AskPerson: WireCall {
    package static let name = "askPerson"
    package var text: String
    package init(text: String) { self.text = text }

    package struct Answer: Codable, Sendable {
      /// Absent when the person did not decide.
      package var yes: Bool?
      package init(yes: Bool?) { self.yes = yes }
    }
  }

  /// `INInteraction.donate`.
  package struct Donate: WireCall {
    package static let name = "donate"
    package var interaction: PlainValue
    package init(interaction: PlainValue) { self.interaction = interaction }
  }

  /// `INInteraction.delete…`: by identifiers, by group, or all.
  package struct DeleteDonations: WireCall {
    package static let name = "deleteDonations"
    package var identifiers: [String]?
    package var group: String?
    package init(identifiers: [String]? = nil, group: String? = nil) {
      self.identifiers = identifiers
      self.group = group
    }
  }
}
