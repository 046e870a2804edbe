/// One understood request: what a sentence asks for, as SiriKit names it.
///
/// The JSON form is the project's public form of a request; `intent` is a SiriKit class name,
/// `SystemMediaControl`, one of Sotto's own (`Answer`, `Help`, `Suggest`, `DismissSuggestion`, `Undo`, `Thanks`,
/// `AddShortcut`, `DeleteShortcut`, `ListShortcuts`, `RunShortcut`, `RemoveMedia`, `SleepTimer`), or `nil` when the
/// request is none of ours.
public struct Reading: Hashable, Sendable {
  /// The sentence as it was said.
  public var text: String
  /// The language it was understood in: a folder name of `Languages`.
  public var locale: String
  public var intent: String?
  /// The addressed app: `Surroundings.App.name`; `nil` when none was named.
  public var app: String?
  /// SiriKit's property names to values, `mediaSearch` being an object of its own.
  public var parameters: [String: Value]
  /// 0 to 1; comparable among the Readings of one sentence.
  public var confidence: Double
  /// Why this Reading: the pattern, words and vocabulary that decided, for `--why`.
  public var reasons: [String]
  /// The name of the app whose vocabulary knows the name that was said.
  public var groundedBy: String?
  /// Whether what is asked for is seen or heard, where the verb says it ("watch") or everybody knows the
  /// name as that of a film or a song; `nil` where neither does, or the kind itself was said.
  public var medium: Medium?
  /// What was said after a first complete request.
  public var rest: String?
  /// What was said that it should not be: "live", of "jazz, but not live". No intent has a place for it.
  public var excluded: String?
  /// The words for the room that it shall play in, as “kitchen”. No intent has a place for it.
  public var room: String?
  /// The words of a time that could not be read, as "every full moon": a task keeps them in its title.
  public var unreadTime: String?
  /// What is spoken of where nothing of ours is asked for: the topic of a pattern (`hello`, `time`, `date`, `alarm`,
  /// `timer`, `insult`), or `other` where a pattern tells none; `nil` for what no pattern knows: it may be a name.
  public var about: String?
  /// The intent that the words are nearest to where nothing is asked for, if they are near any.
  package var nearest: String?
  /// The words that values stand for, as they were said, by where the values are:
  /// `mediaSearch.artistName`.
  public var said: [String: String]

  public init(
    text: String, locale: String, intent: String? = nil, app: String? = nil,
    parameters: [String: Value] = [:], confidence: Double = 0, reasons: [String] = [],
    groundedBy: String? = nil, medium: Medium? = nil, rest: String? = nil,
    excluded: String? = nil, room: String? = nil, unreadTime: String? = nil, about: String? = nil,
    said: [String: String] = [:]
  ) {
    self.text = text
    self.locale = locale
    self.intent = intent
    self.app = app
    self.parameters = parameters
    self.confidence = confidence
    self.reasons = reasons
    self.groundedBy = groundedBy
    self.medium = medium
    self.rest = rest
    self.excluded = excluded
    self.room = room
    self.unreadTime = unreadTime
    self.about = about
    self.said = said
  }
}

extension Reading {
  /// Whether a pattern knows what is spoken of, though nothing of ours is asked for.
  package var isTalk: Bool { about != nil && about != "other" }

  /// How media are taken in.
  public enum Medium: String, Codable, Hashable, Sendable {
    case audio, video
  }

  /// A value of a parameter, as JSON knows values.
  public enum Value: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([Value])
    case object([String: Value])
  }
}
