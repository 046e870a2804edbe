import SottoText

/// A row of a phrase file: a sentence with what may be known, and the Reading expected of it.
public struct ExpectedRow: Sendable, Decodable {
  public var sentence: SentenceRow
  public var expected: Reading

  /// What a row is for: seven in ten teach, and two of the ten tell the ranker which Readings to
  /// believe. Of the last tenth nothing is learnt, and no pattern is written for a row of it: it tells
  /// how well sentences are understood that nobody had in sight.
  public enum Part: String, Sendable, CaseIterable {
    case train, dev, test
  }

  public init(from decoder: any Decoder) throws {
    sentence = try SentenceRow(from: decoder)
    expected = try Reading(from: decoder)
  }

  /// The part the row belongs to, by its text alone, however the file grows.
  public var part: Part {
    let hash = WordHash.of(sentence.text.unicodeScalars.lazy.map(\.value))
    return switch (hash >> 7) % 10 {
    case 0: .test
    case 1, 2: .dev
    default: .train
    }
  }
}
