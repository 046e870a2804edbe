import Foundation

/// A sentence to understand with what understanding may know: one line of `sotto understand --jsonl`.
public struct SentenceRow: Sendable, Decodable {
  public var text: String
  public var locale: String?
  public var apps: [String]?
  /// A local time, as in `2026-11-21T12:00`.
  public var now: String?
  public var nowPlaying: String?
  /// Names by kind, by app.
  public var vocabulary: [String: [String: [String]]]?
  public var question: Surroundings.Question?

  public init(text: String) { self.text = text }

  /// What the row says about the surroundings; times are in the current time zone.
  ///
  /// - Throws: `DecodingError` for a `now` that is no time.
  public func surroundings() throws -> Surroundings {
    let named = apps ?? []
    let others = (vocabulary ?? [:]).keys.filter { !named.contains($0) }.sorted()
    let apps = (named + others).map { name in
      let kinds = vocabulary?[name] ?? [:]
      let entries = kinds.sorted { $0.key < $1.key }.flatMap { kind, names in
        names.map { Vocabulary.Entry(kind: kind, name: $0) }
      }
      return Surroundings.App(name: name, vocabulary: Vocabulary(entries))
    }
    return Surroundings(
      apps: apps, nowPlaying: nowPlaying, question: question, now: try now.map(Self.time) ?? .now)
  }

  /// Made once: to make one takes longer than to understand a sentence.
  private static let formats = ["yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd"].map {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = $0
    return formatter
  }

  /// Reads a local time.
  ///
  /// - Throws: `DecodingError` that says what was expected.
  public static func time(_ text: String) throws -> Date {
    for format in formats {
      if let date = format.date(from: text) { return date }
    }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: [], debugDescription: "“\(text)” is no time; write 2026-11-21T12:00"))
  }
}

extension Surroundings.Question.Kind: Codable {}

extension Surroundings.Question: Codable {
  private enum Key: String, CodingKey {
    case kind, choices, wants, due
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      kind: try values.decode(Kind.self, forKey: .kind),
      choices: try values.decodeIfPresent([String].self, forKey: .choices) ?? [],
      wants: try values.decodeIfPresent(Set<String>.self, forKey: .wants) ?? [],
      due: try values.decodeIfPresent(String.self, forKey: .due))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(choices, forKey: .choices)
    if !wants.isEmpty { try values.encode(wants.sorted(), forKey: .wants) }
    try values.encodeIfPresent(due, forKey: .due)
  }
}
