/// How a name that was said met a name in the catalog, best first.
public enum NameMatch: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The same but for case, diacritics, punctuation, and how numbers are written.
  case exact
  /// The same without "(Deluxe Edition)" and the like.
  case undecorated
  /// Another name the item has, or one of several people who made it.
  case alias
  /// The same without a word such as "playlist".
  case withoutTypeWord
  /// The same, written in another script.
  case otherScript
  /// The same to the ear: words that sound alike, an article more or less.
  case soundsAlike
  /// A few letters, sounds or words differ.
  case near

  /// Whether the letters differ, so that another name may have been said.
  var isOfSound: Bool { self >= .otherScript }

  /// Whether one is the better match.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
