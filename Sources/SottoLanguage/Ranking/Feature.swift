/// What may speak for a Reading of a sentence, or against it.
///
/// The ranker knows nothing else of a Reading, and has two weights for each, among the Readings of an intent and among
/// intents: `ranker.txt`.
enum Feature: Int, CaseIterable, Sendable {
  // Counted while a pattern or a tag is matched; `Counts` has place for 32.

  /// A name that no vocabulary has, and each of its words.
  case guessedName
  case guessedWord
  /// A word of such a name that is an artist's: titles are the longer ones, so that "Stand by Me by
  /// Ben E. King" divides at the last "by".
  case artistWord
  /// Words that may be any, as of a task, a note or a place, and each of them.
  case freeText
  case freeWord
  /// A word that a pattern passes over, whatever it is.
  case passedWord
  /// A name with an ending of the form that is expected of it.
  case formedName
  /// A name that an app's vocabulary has, or that most people know.
  case knownName
  case wellKnownName
  /// A known name said in another form, or with other spaces or in another script than it is written.
  case variedName
  /// A name of nothing but words like "it" and "the", or known by its sound alone.
  case hollowName
  /// A name that ends in a word like "of": what follows was rather meant to go with it.
  case joiningEnd
  /// A pattern's word that is written like a name: with a capital among small letters, or in quotes.
  case nameLikeWord
  /// The words that ask for something to be played, taken for any words.
  case askingWord
  /// A word like "not" or "except" that is passed over: who hears only the rest does the opposite.
  case unheardNot
  case namedApp
  /// Letters of an app's name that were heard wrong; one for an app that is not there.
  case misheardApp
  /// How many eighths of a choice's name were not said.
  case partOfChoice

  // Weighed of the whole.

  /// A known name of another kind than was said, or of another app than the one named.
  case otherKind
  case otherApp
  /// A name with a word like "by" inside, which rather divides a title from its artist.
  case authorInside
  /// How likely the weights hold its intent; which kind of request of that intent ("pause", "next") it is, where no
  /// pattern says so; and that it asks for nothing: logarithms.
  case intentOdds
  case kindOdds
  case refusalOdds
  /// How likely the weights hold what its words name: a logarithm.
  case taggingOdds
  /// Found by the weights alone; by both the weights and a pattern.
  case trained
  case agreed
  /// That nothing is asked for; that a pattern says so.
  case refusal
  case matchedRefusal
  /// A word that no pattern has, where nothing is asked for: what names it as something pays for that.
  case refusedWord
  /// A word that the weights pass over and no pattern of the language has.
  case unexplained
  /// A name of several words, or an app, that is known and not heeded.
  case unheededName
  /// Something is changed by a sentence that asks.
  case doubtedDeed
  /// Words that tell of others, or of what is always so, which the weights make no value of; two at most, and one more
  /// where the sentence begins so.
  case told
  /// A word in letters of another language, or that only another's patterns have.
  case foreignWord
  /// Names fewer words than another Reading of the same intent; names the same and leaves out something
  /// else, as an episode.
  case namesLess
  case saysLess
  /// A word of a time, or one that another Reading of the same intent takes for one, that is passed over.
  case unheededTime
  /// The answer to the open question; one that is the very value that was asked for.
  case answer
  case wantedAnswer
  /// In another language than the person's.
  case otherLanguage

  /// How many are counted: the first ones.
  static let counted = partOfChoice.rawValue + 1

  var name: String { "\(self)" }
}
