/// The answers to a query, best first. Where an artist was asked for whose name was heard only nearly,
/// one answer for each of the likeliest artists comes before what else they made.
public struct CatalogMatches: RandomAccessCollection, Sendable {
  private let matches: [CatalogMatch]

  init(_ matches: [CatalogMatch]) { self.matches = matches }

  /// The place of the best.
  public var startIndex: Int { matches.startIndex }
  /// The place behind the last.
  public var endIndex: Int { matches.endIndex }
  /// The match at a place.
  public subscript(index: Int) -> CatalogMatch { matches[index] }

  /// Those that are as good as the first: more than one is a question for the person.
  public var best: [CatalogMatch] { matches.filter { $0.score == matches[0].score } }

  /// Whether the best is near enough to what was said to be taken without asking back.
  public var isLikely: Bool { matches.first.map { $0.score >= Self.likely } ?? false }

  /// Those near enough to what was said to be meant, the best first.
  public var likely: [CatalogMatch] { matches.filter { $0.score >= Self.likely } }

  private static let likely = 0.7

  /// How far the best is ahead of what comes next, 0 to 1.
  public var margin: Double {
    guard let first = matches.first else { return 0 }
    return first.score - (matches.first { $0.score < first.score }?.score ?? 0)
  }
}
