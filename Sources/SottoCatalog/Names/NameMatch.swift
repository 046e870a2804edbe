/// How a name that was said met a name in the catalog, best first.
public enum NameMatch: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The same but for case, diacritics and punctuation.
  case exact
  /// The same without "(Deluxe Edition)" and the like.
  case undecorated
  /// Another name the item has.
  case alias
  /// The same without a word such as "playlist".
  case withoutTypeWord
  /// The same, written in another script.
  case otherScript
  /// A few letters or words differ.
  case near

  /// The score of a match of this sort, from 0 to 1; for `near` the most it can have.
  public var score: Double {
    switch self {
    case .exact: 1
    case .undecorated: 0.97
    case .alias: 0.95
    case .withoutTypeWord: 0.92
    case .otherScript: 0.9
    case .near: 0.85
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
