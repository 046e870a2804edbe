/// An installed app, as `sotto apps list --json` shows it.
package struct AppSummary: Codable, Sendable, Equatable {
  package var identifier: String
  package var name: String
  package var version: String
  /// `INSiriAuthorizationStatus` by case name.
  package var authorization: String
  /// The intents its extensions or the app itself handle.
  package var intents: [String]
  package var network: Bool
  /// The ports of this machine that it reaches.
  package var localPorts: [UInt16]
  /// Whether its own process reads the person's music folder.
  package var music: Bool
  /// The further folders that it reads.
  package var folders: [String]
  /// Whether the person lets it run outside of any sandbox.
  package var unconfined: Bool
  /// Whether it may tell the person something of its own accord.
  package var notifications: Bool
  /// Whether it may ask the person something of its own accord.
  package var questions: Bool
  /// Whether it may send requests to other apps.
  package var requests: Bool
  /// The kinds of request it is the person's default for.
  package var defaults: [String]
  package var running: Bool
  /// How many names of its content it has given.
  package var vocabulary: Int
  /// What is worth the person's attention, in sentences.
  package var notes: [String]
  /// What it would like to be allowed and is not.
  package var wishes: [Wish]

  /// Something that an app would like to be allowed.
  package struct Wish: Codable, Sendable, Equatable {
    /// In a sentence.
    package var text: String
    /// The command that allows it.
    package var command: String
    package init(text: String, command: String) {
      self.text = text
      self.command = command
    }
  }

  package init(
    identifier: String, name: String, version: String, authorization: String, intents: [String],
    network: Bool, localPorts: [UInt16] = [], music: Bool = false, folders: [String] = [],
    unconfined: Bool = false, notifications: Bool = true, questions: Bool = true,
    requests: Bool = false,
    defaults: [String], running: Bool, vocabulary: Int = 0, notes: [String] = [],
    wishes: [Wish] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.authorization = authorization
    self.intents = intents
    self.network = network
    self.localPorts = localPorts
    self.music = music
    self.folders = folders
    self.unconfined = unconfined
    self.notifications = notifications
    self.questions = questions
    self.requests = requests
    self.defaults = defaults
    self.running = running
    self.vocabulary = vocabulary
    self.notes = notes
    self.wishes = wishes
  }
}

/// One thing said and its answer, as `sotto history --json` shows it.
package struct HistoryEntry: Codable, Sendable, Equatable {
  /// Seconds since 1970.
  package var date: Double
  package var text: String
  package var locale: String
  package var intent: String?
  package var app: String?
  package var outcome: Reply.Outcome
  package var reply: String
  /// The app that has sent the request, by its name; `nil` where the person has asked.
  package var sender: String?

  package init(
    date: Double, text: String, locale: String, intent: String?, app: String?,
    outcome: Reply.Outcome, reply: String, sender: String? = nil
  ) {
    self.date = date
    self.text = text
    self.locale = locale
    self.intent = intent
    self.app = app
    self.outcome = outcome
    self.reply = reply
    self.sender = sender
  }
}
