/// How likely a name was meant although it was said otherwise, by what may have happened: a slip of
/// the fingers, words that were heard for others, words left out or turned round, or nothing that is
/// known of. All are on one scale, where a sixtieth is a factor of e in likelihood, so that the likeliest
/// explanation of one name can be compared with that of any other.
///
/// The figures were fitted on queries that were made of the names of a catalog, and judged on others.
struct Explanations: Sendable {
  private let oneSlip, twoSlips, slipBetweenWords: Double
  private let sameSounds, sameConsonants, manyConsonants: Double
  private let someWords, missingWords, otherOrder: Double

  /// Of what has words that a catalog does not know: mostly somebody mistyped it, or wrote it by ear.
  static let ofUnknownWords = Explanations(
    oneSlip: 0.13, twoSlips: 0.1, slipBetweenWords: 0.055, sameSounds: 0.08,
    sameConsonants: 0.082, manyConsonants: 0.022, someWords: -0.02, missingWords: 0.25,
    otherOrder: 0.05)

  /// Of words that are a catalog's: mostly a recogniser took them for others that sound alike.
  static let ofKnownWords = Explanations(
    oneSlip: 0.052, twoSlips: -0.02, slipBetweenWords: 0.026, sameSounds: 0,
    sameConsonants: 0.102, manyConsonants: 0.042, someWords: 0.045, missingWords: 0.36,
    otherOrder: 0.066)

  /// What nothing explains, of names that hardly differ.
  private static let unexplained = 0.8

  /// It was heard as something else.
  ///
  /// - Parameters:
  ///   - letters: The share of letters that differ.
  ///   - sounds: The share of sounds that differ.
  ///   - consonants: How many consonants there are when all are the same, else 0.
  func byEar(letters: Double, sounds: Double, consonants: Int, hasOtherWordCount: Bool) -> Double {
    var value = Self.unexplained - Self.unlike(letters, sounds)
    value -= 0.194 * letters + 0.0875 * sounds + (hasOtherWordCount ? 0.039 : 0)
    if consonants > 0 {
      value += sameConsonants + manyConsonants * min(1, Double(consonants) / Self.manyOfThem)
    }
    value += sameSounds * max(0, 1 - sounds / Self.likeSounds)
    return value
  }

  private static let manyOfThem = 8.0
  /// The share of sounds that may differ where they are nearly the same.
  private static let likeSounds = 0.2

  /// A letter or two are wrong.
  ///
  /// - Parameter strange: How many letters the name has not. Each was one of many that could have been,
  ///   while there is one way only to leave one out, or to swap two.
  func bySlips(
    _ slips: Int, strange: Int, letters: Double, sounds: Double, hasOtherWordCount: Bool
  ) -> Double {
    Self.unexplained - Self.unlike(letters, sounds) + (slips == 1 ? oneSlip : twoSlips)
      - 0.036 * Double(strange) - 0.032 * sounds - (hasOtherWordCount ? slipBetweenWords : 0)
  }

  /// Words were left out.
  ///
  /// - Parameter agreement: How many of the words are the same: 1 for all.
  func byWords(agreement: Double) -> Double {
    Self.unexplained + someWords - missingWords * (1 - agreement)
  }

  /// The words were said in another order.
  var byOrder: Double { Self.unexplained + otherOrder }

  /// What is far in letters and in sounds is another name, whatever happened.
  private static func unlike(_ letters: Double, _ sounds: Double) -> Double {
    0.4 * letters * sounds
  }
}
