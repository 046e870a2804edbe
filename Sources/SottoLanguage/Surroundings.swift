import Foundation

/// What understanding may know beside the sentence: kept ready by the host, never looked up.
public struct Surroundings: Sendable {
  /// The apps that a person may name, installed or not, in the person's order.
  public var apps: [App] {
    didSet { appNames = AppNames(apps) }
  }
  /// All spellings of their names, ready for look-up.
  private(set) var appNames: AppNames
  /// The name of the app that plays now.
  public var nowPlaying: String?
  /// The question that waits for an answer; a sentence is first read as its answer.
  public var question: Question?
  /// The moment relative dates are counted from.
  public var now: Date
  public var timeZone: TimeZone

  public init(
    apps: [App] = [], nowPlaying: String? = nil, question: Question? = nil, now: Date = .now,
    timeZone: TimeZone = .current
  ) {
    self.apps = apps
    appNames = AppNames(apps)
    self.nowPlaying = nowPlaying
    self.question = question
    self.now = now
    self.timeZone = timeZone
  }
}

extension Surroundings {
  /// One app, installed or only known by name.
  public struct App: Sendable {
    /// The name `Reading.app` reports.
    public var name: String
    /// Every spelling a person may use: display names of all languages, alternative names.
    public var spokenNames: [String]
    /// "Sounds like" spellings of those names.
    public var pronunciationHints: [String]
    /// The names this app's content has.
    public var vocabulary: Vocabulary
    /// Whether it is there; who names another hears that it is not.
    public var isInstalled: Bool

    public init(
      name: String, spokenNames: [String]? = nil, pronunciationHints: [String] = [],
      vocabulary: Vocabulary = Vocabulary([]), isInstalled: Bool = true
    ) {
      self.name = name
      self.spokenNames = spokenNames ?? [name]
      self.pronunciationHints = pronunciationHints
      self.vocabulary = vocabulary
      self.isInstalled = isInstalled
    }
  }

  /// A question the assistant has asked.
  public struct Question: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case choice, value, confirmation
      /// Nothing was asked; what was told may be gone on about. Only what it wants is an answer to it.
      case followUp
    }
    public var kind: Kind
    /// The names offered, in the order they were offered.
    public var choices: [String]
    /// What the value is to be, beside any words: `moment`, `duration`, `number`, `items` or the name
    /// of a parameter whose values are constants of SiriKit's, such as `priority`; of what is gone on
    /// about, `addition` for more of the same, `choice`, `price` and `topic`. The patterns `Answer.moment` and so on
    /// answer it.
    public var wants: Set<String>
    /// When that is due which was last told, as the `start` of a time in a Reading: a time of day that is
    /// said to it is of the same day.
    public var due: String?

    public init(
      kind: Kind, choices: [String] = [], wants: Set<String> = [], due: String? = nil
    ) {
      self.kind = kind
      self.choices = choices
      self.wants = wants
      self.due = due
    }
  }
}
