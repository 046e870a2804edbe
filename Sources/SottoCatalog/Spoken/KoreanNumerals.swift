/// Korean numbers at the beginning of a word: 팔월 is 8월, 스물다섯 is 25, 열두시 is 12시.
///
/// Only where nothing else is likely: many of the syllables are words, too.
enum KoreanNumerals {
  /// The number that a word begins with, and how many of its syllables that are.
  static func number(in word: [Unicode.Scalar]) -> (value: Int, length: Int)? {
    chinese(word[...], isOrdinal: false) ?? own(word[...])
  }

  /// A number behind 제, as in 제삼회, which is 제3회; 제이 may be a name.
  static func ordinal(in word: [Unicode.Scalar]) -> (value: Int, length: Int)? {
    guard NumeralSigns.korean.first(.before, of: word[...]) != nil else { return nil }
    return chinese(word.dropFirst(), isOrdinal: true)
  }

  /// Those that came from Chinese.
  private static func chinese(
    _ word: ArraySlice<Unicode.Scalar>, isOrdinal: Bool
  ) -> (value: Int, length: Int)? {
    let signs = NumeralSigns.korean
    guard let number = signs.number(at: word, mayRunOn: false) else { return nil }
    let rest = word.dropFirst(number.length)
    let isBeforeCounter = signs.first(.counter, of: rest) != nil
    // 천사 is an angel, and no number.
    let begins = signs.first(.digit, of: word) != nil || word.first == "십" || number.length > 2
    let isLong = number.hasUnit && number.length > 1 && begins
    let isCounted =
      isOrdinal ? isBeforeCounter : number.length == 1 && signs.first(.sole, of: rest) != nil
    guard isLong && (rest.isEmpty || isBeforeCounter) || isCounted else { return nil }
    return (number.value, number.length)
  }

  private static func own(_ word: ArraySlice<Unicode.Scalar>) -> (value: Int, length: Int)? {
    let signs = NumeralSigns.korean
    let ten = signs.first(.ten, of: word)
    var rest = word.dropFirst(ten?.scalars.count ?? 0)
    let one = signs.first(.one, of: rest)
    let bound = one == nil ? signs.first(.bound, of: rest) : nil
    rest = rest.dropFirst((one ?? bound)?.scalars.count ?? 0)
    // 열 alone is also heat, 세 begins many words.
    let isWhole = one != nil || ten != nil && bound != nil
    let isCounted = (one != nil || ten != nil) && signs.first(.own, of: rest) != nil
    guard isCounted || rest.isEmpty && isWhole else { return nil }
    return ((ten?.value ?? 0) + (one?.value ?? bound?.value ?? 0), word.count - rest.count)
  }
}
