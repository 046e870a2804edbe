/// Which part of a series a person means, read from the words they say.
///
/// SiriKit has no field for a season or an episode: `INMediaSearch.mediaName` is all of “season two
/// episode five of Dark”, «последняя серия Тьмы» or 延禧攻略第十集. A handler reads it by this, and looks
/// up the series by its name:
///
/// ```swift
/// func resolveMediaItems(
///   for intent: INPlayMediaIntent
/// ) async -> [INPlayMediaMediaItemResolutionResult] {
///   guard let name = intent.mediaSearch?.mediaName else { return [.needsValue()] }
///   let reference = EpisodeReference(name)
///   guard let series = series(named: reference?.series ?? name) else { return [.unsupported()] }
///   return [.success(with: series.episode(reference))]
/// }
/// ```
///
/// English, German, French, Russian, Turkish, Chinese, Japanese and Korean are read; the language need
/// not be known. A film may be called like a reference, “Star Wars: Episode 4”, so look for a thing of
/// the whole name first.
public struct EpisodeReference: Hashable, Sendable {
  /// The name of the series, as it was said; `nil` where none was: “the next episode”.
  public var series: String?
  /// Which season; `nil` where none was said.
  public var season: Place?
  /// Which episode, of that season where one was said; `nil` where only a season was.
  public var episode: Place?

  /// Makes a reference; what is not given was not said.
  public init(series: String? = nil, season: Place? = nil, episode: Place? = nil) {
    self.series = series
    self.season = season
    self.episode = episode
  }

  /// A place among the seasons or the episodes.
  public enum Place: Hashable, Sendable {
    /// Counted from 1, as they are numbered.
    case number(Int)
    /// Counted from the end: 1 is the last, 2 the last but one.
    case fromEnd(Int)
    /// What came out last.
    case latest
    /// What comes after the one that the person saw last, and what was before it.
    case next, previous
    /// The one that a series began with.
    case pilot
    /// The one that a season, or the series, ended with.
    case finale
    /// One that is in no season, by its number where one was said.
    case special(Int?)
  }

  /// Reads what was said.
  ///
  /// - Parameter words: The words of a name, in any of the languages, or an index like `S02E05`.
  /// - Returns: `nil` when they name no season and no episode, as “Seven” or “Room 104”.
  public init?(_ words: String) {
    let tokens = SpokenToken.tokens(of: words, atMost: Self.mostTokens)
    let readings = EpisodeWords.all.compactMap { EpisodeReader(words, tokens, $0).reading }
    // A word may mean something in another language, too: the one that understands most is right.
    guard let best = readings.max(by: { $0.understood < $1.understood }) else { return nil }
    self = best.reference
  }

  /// Nobody says a longer name; who writes one is not waited for.
  private static let mostTokens = 60
}
