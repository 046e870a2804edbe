public import Foundation
public import Intents
import SottoLanguage

/// Says sentences to an app's handlers, in the process of the tests.
///
/// A bench is a value: what it says of the circumstances (the moment, what plays, whether the session is
/// locked) holds for what is said to this copy, and nothing is shared between copies but the languages,
/// which are read once. So tests may run side by side. Nothing is kept, and nothing leaves the process.
///
/// ```swift
/// let bench = Bench(TestedApp("Tidepool", intents: [INPlayMediaIntent.self])) { _ in
///   PlayMediaHandler()
/// }
/// let turn = try await bench.say("play hello in tidepool", answers: ["the second one"])
/// #expect(turn.outcome == .done)
/// ```
public struct Bench: Sendable {
  /// What the assistant knows of the app.
  public var app: TestedApp
  /// The language that is spoken, as in `ru` or `en-GB`; `nil` where the sentence is to tell.
  public var locale: String?
  /// The moment at which everything is said: a time of no test's own, 2026-01-01 at 12:00, unless set.
  public var now = Date(timeIntervalSince1970: 1_767_268_800)
  /// The zone in which times are meant; that of Greenwich, which changes no clocks, unless set.
  public var timeZone = TimeZone.gmt
  /// What the app plays at the moment.
  public var nowPlaying: PlayingItem?
  /// Whether the person's session is locked.
  public var isLocked = false
  /// Whether the person only hears: fewer choices are said.
  public var isVoiceOnly = false
  /// The ways of Siri's in which it gives handlers less than was said; none unless set.
  public var siriHabits: Set<SiriHabit> = []
  /// The app's time for one request, as Siri gives it.
  public var timeLimit = Duration.seconds(10)

  let provide: @Sendable (INIntent) async -> Any?
  let provider: String

  /// - Parameters:
  ///   - app: What the assistant knows of the app.
  ///   - handler: Gives the object that handles an intent, once for each request; `nil` where none does.
  public init(_ app: TestedApp, handler: @escaping @Sendable (INIntent) async -> Any?) {
    self.app = app
    provide = handler
    provider = "The bench's closure"
  }

  /// - Parameters:
  ///   - app: What the assistant knows of the app.
  ///   - principal: The extension's principal object, whose `handler(for:)` is asked.
  public init(_ app: TestedApp, principal: any INIntentHandlerProviding) {
    self.app = app
    // One object for the life of the bench; only handler(for:) is called on it.
    nonisolated(unsafe) let principal = principal
    provide = { principal.handler(for: $0) }
    provider = "\(type(of: principal)).handler(for:)"
  }
}

/// What plays while something is said.
public struct PlayingItem: Hashable, Sendable {
  /// The item's identifier, as the app publishes it.
  public var identifier: String?
  public var title: String?
  public var artist: String?

  public init(identifier: String? = nil, title: String? = nil, artist: String? = nil) {
    self.identifier = identifier
    self.title = title
    self.artist = artist
  }
}
