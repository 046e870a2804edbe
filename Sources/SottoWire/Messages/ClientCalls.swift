import Intents

/// What a front end (command line, page, voice) asks the assistant.
package enum ClientCalls {
  /// One thing said.
  package struct Say: WireCall {
    package static let name = "say"
    package var text: String
    /// A BCP-47 hint.
    package var locale: String?
    /// Sentences of one conversation share its open question; absent: a conversation of its own.
    package var conversation: String?
    /// `screen`, `voice` or `watch`.
    package var profile: String?
    /// Whether the device is locked, where the client knows.
    package var locked: Bool?
    /// Whether the client takes the `Update`s of what is asked; its conversation must have a name.
    package var follows: Bool?
    /// The moment that “tomorrow” is counted from, in seconds since 1970; absent: the present.
    package var now: Double?
    /// What is asked for, in place of the text: a Reading that another program has made.
    package var request: PlainValue?
    /// A name for the turn, where its `TurnEvent`s are wanted.
    package var turn: String?
    /// Whether what the app's processes print is wanted among them.
    package var output: Bool?
    /// Whether the client shows the reply's `question.answers` and `alternatives`, so that `text` need not name
    /// them.
    package var showsChoices: Bool?

    package init(
      text: String, locale: String? = nil, conversation: String? = nil, profile: String? = nil,
      locked: Bool? = nil, follows: Bool? = nil, now: Double? = nil, request: PlainValue? = nil,
      turn: String? = nil, output: Bool? = nil
    ) {
      self.turn = turn
      self.output = output
      self.now = now
      self.request = request
      self.text = text
      self.locale = locale
      self.conversation = conversation
      self.profile = profile
      self.locked = locked
      self.follows = follows
    }

    package typealias Answer = Reply
  }

  /// Told by the assistant: how what was asked goes on, after a reply that said so.
  package struct Update: WireEvent {
    package static let name = "clientUpdate"
    package var conversation: String
    /// Absent when no more will come.
    package var reply: Reply?

    package init(conversation: String, reply: Reply?) {
      self.conversation = conversation
      self.reply = reply
    }
  }

  /// The conversation is over; its open question closes unharmed.
  package struct CloseConversation: WireCall {
    package static let name = "closeConversation"
    package var conversation: String
    package init(conversation: String) { self.conversation = conversation }
  }

  /// What was said of late in a conversation that is not closed, and what came of it.
  package struct SaveConversation: WireCall {
    package static let name = "saveConversation"
    package var conversation: String
    /// That of Sotto, for the file.
    package var version: String
    package init(conversation: String, version: String) {
      self.conversation = conversation
      self.version = version
    }

    package struct Answer: Codable, Sendable {
      /// A document that `sotto replay` reads.
      package var text: String
      package init(text: String) { self.text = text }
    }
  }

  /// The person who reads this connection is free to answer what an app would like to know: one question at
  /// most, until this is called again.
  package struct Attend: WireCall {
    package static let name = "attend"
    package init() {}

    package struct Answer: Codable, Sendable {
      /// What the person has said to a question and what is no answer to it: something to be said as anything is.
      package var words: String?
      package init(words: String? = nil) { self.words = words }
    }
  }

  package struct ListApps: WireCall {
    package static let name = "listApps"
    package init() {}
    package typealias Answer = [AppSummary]
  }

  package struct InstallApp: WireCall {
    package static let name = "installApp"
    /// The absolute path of a `.app` folder.
    package var path: String
    /// Allow it at once, as the person's own order.
    package var allow: Bool
    /// The person lets its extension and app reach the network.
    package var network: Bool
    /// The ports of this machine that the person lets them reach, where they ask for the network.
    package var localPorts: [UInt16]
    /// It is the next version of the installed app of its identifier, wherever that came from.
    package var replace: Bool
    /// The person takes its name, whatever that may be taken for.
    package var anyName: Bool
    package init(
      path: String, allow: Bool, network: Bool, localPorts: [UInt16] = [], replace: Bool,
      anyName: Bool = false
    ) {
      self.path = path
      self.allow = allow
      self.network = network
      self.localPorts = localPorts
      self.replace = replace
      self.anyName = anyName
    }
    package typealias Answer = AppSummary
  }

  /// Changes what the person lets an app do; `app` is a name or a bundle identifier.
  package struct ChangeApp: WireCall {
    package static let name = "changeApp"
    package enum Change: String, Codable, Sendable {
      case allow, deny, makeDefault
      /// Removes the app, and keeps what it has stored.
      case remove
      /// Removes the app and all it has stored.
      case erase
    }
    package var app: String
    package var change: Change
    package init(app: String, change: Change) {
      self.app = app
      self.change = change
    }
    package typealias Answer = AppSummary
  }

  /// Opens an app: it is launched where it does not run; `app` is a name or a bundle identifier.
  package struct OpenApp: WireCall {
    package static let name = "openApp"
    package var app: String
    package init(app: String) { self.app = app }
    package typealias Answer = AppSummary
  }

  /// Lets an app's processes reach more than its folders, or takes that back; `app` is a name or a
  /// bundle identifier.
  package struct GrantApp: WireCall {
    package static let name = "grantApp"
    package var app: String
    /// Whether the person allows what the other members name, or takes it back.
    package var allows: Bool
    /// To reach the network, with its extension.
    package var network: Bool
    /// To reach ports of this machine, with its extension: by TCP at 127.0.0.1.
    package var localPorts: [UInt16]
    /// To share the folders of groups that are other apps', with its extension.
    package var groups: [String]
    /// To read the person's music folder.
    package var music: Bool
    /// To read further folders, by absolute path.
    package var folders: [String]
    /// To run outside of any sandbox.
    package var unconfined: Bool
    /// To tell the person something of its own accord.
    package var notifications: Bool
    /// To ask the person something of its own accord.
    package var questions: Bool
    /// To send requests to other apps.
    package var requests: Bool

    package init(
      app: String, allows: Bool, network: Bool, localPorts: [UInt16] = [], groups: [String],
      music: Bool, folders: [String], unconfined: Bool, notifications: Bool, questions: Bool,
      requests: Bool
    ) {
      self.app = app
      self.allows = allows
      self.network = network
      self.localPorts = localPorts
      self.groups = groups
      self.music = music
      self.folders = folders
      self.unconfined = unconfined
      self.notifications = notifications
      self.questions = questions
      self.requests = requests
    }
    package typealias Answer = AppSummary
  }

  /// What was said and answered, newest first.
  package struct History: WireCall {
    package static let name = "history"
    package var limit: Int
    package init(limit: Int) { self.limit = limit }
    package typealias Answer = [HistoryEntry]
  }

  package struct Status: WireCall {
    package static let name = "status"
    /// Whether the notice waits for somebody else who asks.
    package var leavesNotice: Bool?
    package init(leavesNotice: Bool? = nil) { self.leavesNotice = leavesNotice }

    package struct Answer: Codable, Sendable {
      package var processIdentifier: Int32
      /// When the executable the assistant runs was built; tells a client that it is outdated.
      package var built: Double?
      package var nowPlaying: SystemCalls.NowPlaying?
      /// What the person should know of the assistant's start; told to the first who asks.
      package var notice: String?
      /// How it confines apps and extensions: `bubblewrap`, `landlock` or `none`.
      package var sandbox: String?
      /// How it was asked to, as `--sandbox` has it.
      package var sandboxAsked: String?
      /// What apps want the person told, the next first; no more than a few.
      package var waiting: [Waiting]?
      /// The languages that are understood.
      package var languages: [String]?

      package struct Waiting: Codable, Sendable, Equatable {
        package var app: String
        package var title: String
        /// When, in seconds since 1970.
        package var date: Double
        package init(app: String, title: String, date: Double) {
          self.app = app
          self.title = title
          self.date = date
        }
      }

      package init(
        processIdentifier: Int32, built: Double?, nowPlaying: SystemCalls.NowPlaying?,
        notice: String? = nil, sandbox: String? = nil, sandboxAsked: String? = nil,
        waiting: [Waiting]? = nil, languages: [String]? = nil
      ) {
        self.processIdentifier = processIdentifier
        self.built = built
        self.nowPlaying = nowPlaying
        self.notice = notice
        self.sandbox = sandbox
        self.sandboxAsked = sandboxAsked
        self.waiting = waiting
        self.languages = languages
      }
    }
  }

  /// The assistant is to end, its apps with it.
  package struct Quit: WireCall {
    package static let name = "quit"
    package init() {}
  }

  /// Asked by the assistant: a question to the person, with the words of the answer.
  package struct Ask: WireCall {
    package static let name = "ask"
    package var text: String
    /// Whether an app asks of its own accord, and can be told to ask no more.
    package var canBeSilenced: Bool?
    package init(text: String, canBeSilenced: Bool? = nil) {
      self.text = text
      self.canBeSilenced = canBeSilenced
    }

    package struct Answer: Codable, Sendable {
      /// Absent when nobody answered.
      package var words: String?
      package init(words: String?) { self.words = words }
    }
  }
}
