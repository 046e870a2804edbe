import Intents

// What a front end follows of a turn while it goes on, and how it leaves one.

extension ClientCalls {
  /// Told by the assistant, in order and before the reply: what has happened in a turn that its front
  /// end has named. Each has one member beside the first two.
  package struct TurnEvent: WireEvent, Equatable {
    package static let name = "turnEvent"
    /// As `Say.turn` names it.
    package var turn: String
    /// Since the sentence arrived.
    package var milliseconds: Double
    /// It was understood: Readings, the best first.
    package var readings: [PlainValue]?
    /// An app is asked.
    package var app: App?
    /// The app has done something.
    package var step: Reply.Step?
    /// A process of the app has printed something.
    package var output: Output?

    package struct App: Codable, Sendable, Equatable {
      /// The bundle identifier.
      package var identifier: String
      /// By its name in the language of the conversation.
      package var name: String
      package var intent: String
      /// Why it: a `Router.Reason`.
      package var reason: String

      package init(identifier: String, name: String, intent: String, reason: String) {
        self.identifier = identifier
        self.name = name
        self.intent = intent
        self.reason = reason
      }
    }

    package struct Output: Codable, Sendable, Equatable {
      /// The name of the process's log, as that of its bundle.
      package var process: String
      package var lines: [String]

      package init(process: String, lines: [String]) {
        self.process = process
        self.lines = lines
      }
    }

    package init(turn: String, milliseconds: Double) {
      self.turn = turn
      self.milliseconds = milliseconds
    }
  }

  /// Leaves what a conversation is at: its open question closes unharmed, and a turn under way goes no
  /// further than what its app is doing.
  package struct Cancel: WireCall {
    package static let name = "cancel"
    package var conversation: String
    package init(conversation: String) { self.conversation = conversation }

    package struct Answer: Codable, Sendable {
      /// Whether there was anything.
      package var cancelled: Bool
      package init(cancelled: Bool) { self.cancelled = cancelled }
    }
  }

  /// What a sentence means, as `sotto understand --json` prints it; nothing is carried out.
  package struct Understand: WireCall {
    package static let name = "understand"
    package var text: String
    package var locale: String?
    /// Seconds since 1970; absent: the present.
    package var now: Double?
    /// The names of apps beside the installed ones.
    package var apps: [String]?
    /// Whether reasons are told.
    package var why: Bool?

    package init(
      text: String, locale: String? = nil, now: Double? = nil, apps: [String]? = nil,
      why: Bool? = nil
    ) {
      self.text = text
      self.locale = locale
      self.now = now
      self.apps = apps
      self.why = why
    }

    package typealias Answer = PlainValue
  }
}
