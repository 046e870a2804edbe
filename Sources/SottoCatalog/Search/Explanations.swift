/// How likely a name was meant although it was said otherwise, by what may have happened: a slip of
/// the fingers, words that were heard for others, words left out or turned round, or nothing that is
/// known of. All are on one scale, where a sixtieth is a factor of e in likelihood, so that the likeliest
/// explanation of one name can be compared with that of any other.
///
/// The figures were fitted by `Benchmarks/catalog/fit.py` on queries that were made of the names of a
/// catalog, and judged on others.
struct Explanations: Sendable {
  private let letters, unlike, otherWordCount, sameSounds, sameConsonants, wordForWord: Double
  private let oneSlip, twoSlips, slipBetweenWords: Double
  private let someWords, missingWords, otherOrder: Double

  /// Of what has words that a catalog does not know: mostly somebody mistyped it, or wrote it by ear.
  static let ofUnknownWords = Explanations(
    letters: 0.198, unlike: 0.713, otherWordCount: 0.045, sameSounds: 0.035, sameConsonants: 0.026,
    wordForWord: 0.053,
    oneSlip: 0.09, twoSlips: 0.052, slipBetweenWords: 0.068,
    someWords: -0.032, missingWords: 0.444, otherOrder: 0.12)

  /// Of words that are a catalog's: mostly a recogniser took them for others that sound alike.
  static let ofKnownWords = Explanations(
    letters: 0.201, unlike: 0.111, otherWordCount: 0.04, sameSounds: 0, sameConsonants: 0.055,
    wordForWord: 0.095,
    oneSlip: 0.071, twoSlips: 0.06, slipBetweenWords: 0.112,
    someWords: 0.021, missingWords: 0.559, otherOrder: 0.111)

  // Of both.
  private static let strangeLetter = 0.047
  private static let otherSounds = 0.066
  private static let longName = 0.046
  private static let oneMoreWordHeard = 0.012
  private static let leftOut = 0.141
  private static let oneMoreLeftOut = 0.118

  /// What nothing explains, of names that hardly differ.
  private static let unexplained = 0.8

  /// What a name can be worth that is not the same.
  private static let most = 0.93

  /// What the likeliest explanation of a difference is worth.
  func likelihood(of difference: NameDifference) -> Double {
    var value = byEar(difference)
    if difference.slips == 1 || difference.slips == 2 { value = max(value, bySlips(difference)) }
    if let words = difference.words { value = max(value, byWords(words)) }
    return min(value, Self.most)
  }

  /// It was heard as something else.
  private func byEar(_ difference: NameDifference) -> Double {
    var value = Self.unexplained - unlikeness(difference) - letters * difference.letters
    if difference.hasOtherWordCount { value -= otherWordCount }
    if difference.hasSameConsonants { value += sameConsonants }
    if difference.isHeardWordForWord { value += wordForWord }
    value += sameSounds * max(0, 1 - difference.sounds / Self.likeSounds)
    let strangeWords = difference.words?.strangeWords ?? 0
    return value - Self.oneMoreWordHeard * Double(max(0, strangeWords - 1))
  }

  /// The share of sounds that may differ where they are nearly the same.
  private static let likeSounds = 0.2

  /// A letter or two are wrong. Each that the name has not was one of many that could have been, while
  /// there is one way only to leave one out, or to swap two. And a long name has hardly another beside it.
  private func bySlips(_ difference: NameDifference) -> Double {
    var value = Self.unexplained - unlikeness(difference)
    value += difference.slips == 1 ? oneSlip : twoSlips
    value -= Self.strangeLetter * Double(difference.strangeLetters)
    value -= Self.otherSounds * difference.sounds
    if difference.hasOtherWordCount { value -= slipBetweenWords }
    return value + Self.longName * min(1, Double(difference.lettersSaid) / Self.long)
  }

  /// As many letters make a long name.
  private static let long = 16.0

  /// Words were left out, or said in another order.
  private func byWords(_ words: WordAgreement) -> Double {
    if words.areSame { return Self.unexplained + otherOrder }
    guard words.share > 0 else { return 0 }
    var value = Self.unexplained + someWords - missingWords * (1 - words.share)
    if words.isLeftOut {
      value += Self.leftOut - Self.oneMoreLeftOut * Double(words.unsaidWords - 1)
    }
    return value
  }

  /// What is far in letters and in sounds is another name, whatever happened.
  private func unlikeness(_ difference: NameDifference) -> Double {
    unlike * difference.letters * difference.sounds
  }
}
