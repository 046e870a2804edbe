/// How a name differs from one that was said.
struct NameDifference: Encodable, Sendable {
  /// How many letters must be put in, left out, replaced or swapped with the next.
  let slips: Int
  /// How many letters were said, spaces left out, and how many the name has.
  let lettersSaid: Int
  let lettersWritten: Int
  /// Whether it has more words than were said, or fewer.
  let hasOtherWordCount: Bool
  /// The share of sounds that differ.
  var sounds = 1.0
  /// Whether all consonants are the same.
  var hasSameConsonants = false
  /// Whether they are the same word for word, but that one word may be heard as two.
  var isHeardWordForWord = false
  /// How many letters were said that the name has not.
  var strangeLetters = 0
  /// How the words agree; `nil` when the names are too far apart for it to matter.
  var words: WordAgreement?

  init(slips: Int, lettersSaid: Int, lettersWritten: Int, hasOtherWordCount: Bool) {
    self.slips = slips
    self.lettersSaid = lettersSaid
    self.lettersWritten = lettersWritten
    self.hasOtherWordCount = hasOtherWordCount
  }

  /// The share of letters that differ.
  var letters: Double { Double(slips) / Double(max(lettersSaid, lettersWritten, 1)) }

  /// Whether too few letters are the same for the sounds to be.
  var isHopeless: Bool { letters >= Self.hopeless }

  /// Names that share fewer letters are not compared by sound.
  static let hopeless = 0.7
}

/// How the words of two names agree.
struct WordAgreement: Encodable, Sendable {
  /// 1 for the same words, 0 for none.
  let share: Double
  /// How many of the words that were said the name has not.
  let strangeWords: Int
  /// How many words the name has beside those.
  let unsaidWords: Int
  /// Whether the name is what was said, of several words, with others in between or at either end.
  let isLeftOut: Bool
  /// Whether all are the same, whatever their order.
  let areSame: Bool
}
