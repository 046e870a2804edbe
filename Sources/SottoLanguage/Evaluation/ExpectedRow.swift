/// A row of a phrase file: a sentence with what may be known, and the Reading expected of it.
public struct ExpectedRow: Sendable, Decodable {
  public var sentence: SentenceRow
  public var expected: Reading

  public init(from decoder: any Decoder) throws {
    sentence = try SentenceRow(from: decoder)
    expected = try Reading(from: decoder)
  }
}
