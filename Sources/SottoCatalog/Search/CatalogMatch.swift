/// An item that answers a query, how well, and why.
public struct CatalogMatch: Hashable, Sendable {
  /// The item.
  public var item: CatalogItem
  /// 0 to 1, comparable among the matches of one search. Equal scores are equally good answers.
  public var score: Double
  /// What speaks for the item, and what against it.
  public var reasons: [Reason]

  /// Makes a match, as for a test of what an app does with one.
  public init(item: CatalogItem, score: Double, reasons: [Reason]) {
    self.item = item
    self.score = score
    self.reasons = reasons
  }
}

extension CatalogMatch {
  /// One thing that speaks for, or against, an item.
  public enum Reason: Hashable, Sendable {
    case title(NameMatch), artist(NameMatch), album(NameMatch), playlist(NameMatch)
    /// The item is no thing of the kind that was asked for.
    case otherKind(CatalogItem.Kind)
    case genre(String), mood(String)
    case releaseDate(ReleaseDate)
  }
}

extension CatalogMatch.Reason: CustomStringConvertible {
  /// In a few words: "title: exact"; `explanation(for:)` says more.
  public var description: String {
    switch self {
    case .title(let match): "title: \(match)"
    case .artist(let match): "artist: \(match)"
    case .album(let match): "album: \(match)"
    case .playlist(let match): "playlist: \(match)"
    case .otherKind(let kind): "is no \(kind)"
    case .genre(let name): "genre: \(name)"
    case .mood(let name): "mood: \(name)"
    case .releaseDate(let date): "released \(date)"
    }
  }
}
