/// What makes one Reading less likely than another, in one place; `Documentation/Languages.md`
/// explains each. Words that a pattern explains cost nothing.
enum Cost {
  /// A name that no vocabulary knows: for the name, and for each of its words.
  static let unknownName: Float = 0.3
  static let unknownWord: Float = 0.5
  /// The same for tasks, notes and places, which may be any words.
  static let freeWording: Float = 0.15
  static let freeWord: Float = 0.2
  /// What a word of an artist's name costs more: titles are the longer ones, so that "Stand by Me by
  /// Ben E. King" divides at the last "by".
  static let artistWord: Float = 0.05
  /// A further word of a name that its form marks as one.
  static let certainWord: Float = 0.25
  /// A name in quotation marks, whatever its length.
  static let quotedName: Float = 0.2
  /// An ending written in one word with a name: it may belong to the name.
  static let bareSuffix: Float = 0.1
  /// The same, where the language would have written an apostrophe.
  static let doubtfulSuffix: Float = 0.7
  /// A name that an app's vocabulary has.
  static let knownName: Float = 0.1
  /// What it costs more in another form than said, and one with other spaces than said.
  static let inflection: Float = 0.1
  static let joinedName: Float = 0.25
  /// One that an app writes in another script.
  static let nameInOtherScript: Float = 0.28
  /// What such a name costs more when nothing else was said.
  static let soundAlone: Float = 2
  /// A name that most people know and no app has.
  static let wellKnownName: Float = 0.6
  /// How much less the last name of a vocabulary weighs than its first.
  static let lateName: Float = 0.05
  /// A known name of another kind than the sentence says, or of an app other than the one named.
  static let otherKind: Float = 0.8
  /// What a name of an app's costs less beside its kind: "the gym playlist" is the one called so.
  static let saidKind: Float = 0.25
  static let otherApp: Float = 1.5
  /// A name made of nothing but words like "it" and "the".
  static let functionWords: Float = 1
  /// A name that ends in a word like "of" or "with": what follows was rather meant to go with it.
  static let joiningEnd: Float = 0.7
  /// A name with a word like "by" inside, which rather divides a title from its artist.
  static let authorInside: Float = 1
  /// What a pattern's guess costs for each unit of the odds that the name is of the other sense, a title
  /// or an artist's name; odds up to the first of these may be chance, and beyond the second are enough.
  static let otherSense: Float = 0.3
  static let oddsOfEither: Float = 1
  static let mostOdds: Float = 4
  /// A pattern's word that is written like a name: with a capital among small letters, in quotes.
  static let capitalWord: Float = 1.5
  /// The same for a phrase of the lexicon: "some Jazz" is written so as well.
  static let capitalPhrase: Float = 0.8
  static let quotedWord: Float = 2
  /// An app's name in another form.
  static let inflectedApp: Float = 0.05
  /// An app's name in one word that is written in several.
  static let joinedApp: Float = 0.03
  /// The name of an app that is not installed: what is there is likelier meant.
  static let absentApp: Float = 0.3
  /// Each letter of an app's name that was heard wrong.
  static let misheardApp: Float = 0.6
  /// A choice of which only a part was said, times the part that is missing.
  static let partOfChoice: Float = 0.35
  /// While a question is open, a sentence that can be its answer is taken for one.
  static let answer: Float = -0.3
  /// What can be the very value that is wanted, a moment or a number, is rather that than words.
  static let wantedAnswer: Float = -0.9
  /// Below this every word of the sentence was foreseen: the trained part is not asked.
  static let sure: Float = 0.4
  /// The same where the sentence's names are known.
  static let sureOfNames: Float = 1.3
  /// How unlikely the trained part's vote on an intent can make it, at most.
  static let dearestVote: Float = 5
  /// The trained part is surer than it is right: what it holds of requests is taken to this power.
  static let doubt: Float = 0.75
  /// What refusing by the trained part costs more when the sentence names an app.
  static let refusedApp: Float = 2
  /// What the trained part takes for something else, though the sentence asks for something to be
  /// played.
  static let otherThanAsked: Float = 1.5
  /// Such a word that a pattern takes for any word.
  static let askingWord: Float = 2
  /// How much dearer than a Reading of the trained part a pattern's may be that says more.
  static let furtherWords: Float = 3
  /// How much cheaper than a pattern's Reading one of the trained part must be that names fewer words.
  static let fewerWords: Float = 1.3
  /// The same of tasks, lists and places, which any words may be.
  static let fewerFreeWords: Float = 0.6
  /// The same of one that names nothing at all.
  static let noWords: Float = 3
  /// One that puts nothing into a playlist: who asks for it names what.
  static let addsNothing: Float = 2
  /// A word that neither a tag nor any pattern explains.
  static let unexplainedWord: Float = 0.7
  /// A name of several words that the trained part does not heed; what the name would cost is taken off.
  static let unheededName: Float = 1.5
  /// A pattern's refusal of a sentence that ends in such a name; what the name would cost is taken off.
  static let refusedKnownName: Float = 2.2
  /// A Reading of the trained part that a "not" in the sentence has no place in.
  static let negated: Float = 4
  /// One that would change something then: refusing is always likelier.
  static let negatedDeed: Float = 7
  /// One that would change something where the sentence begins as a question.
  static let askedDeed: Float = 4
  /// One of a sentence with words in letters of another language.
  static let foreignLetters: Float = 3
  /// A tag over words that are no such thing, as a number over a name.
  static let unreadTag: Float = 1
  /// How much of what a known name is cheaper than an unknown one counts for a tag over it.
  static let groundedTag: Float = 0.5
  /// What a second request in a sentence may cost at most, which is to be certain.
  static let sureOfSecond: Float = 1.5
  /// How much better two requests must explain a sentence than one.
  static let secondRequest: Float = 0.3
  /// How much dearer the first of two requests may be than a Reading of the whole that has a name run
  /// on over "and" into the second.
  static let runningOn: Float = 1.5
  /// How much better than the person's own language another must explain a sentence.
  static let otherLanguage: Float = 0.5
  /// What each word costs a refusal that the language has not, and the other's patterns have.
  static let othersWord: Float = 1.2
  /// How much dearer than the best a match is that nobody would mean.
  static let hopeless: Float = 3
  /// What a Reading costs that is as likely as none at all.
  static let refusal: Float = 5
}

extension Cost {
  /// How much a trained part is trusted.
  struct Trust {
    /// What its Readings cost beside how unlikely it holds them to be; a Reading that patterns find as
    /// well has the weights of both.
    let reading: Float
    /// The same in a request whose names people's sentences have taught it.
    let heardReading: Float
    /// What a name costs more there that a pattern only guesses.
    let guessedName: Float
    /// Below this the patterns are certain, and it is not asked: it knows the frequent ways of saying
    /// things better than the rare ones.
    let certain: Float
    /// How much of it counts for a Reading of the patterns how unlikely it holds the intent to be.
    let vote: Float
    /// How much cheaper its Reading is for each name that a vocabulary has as what it takes it for:
    /// nothing in "add Fonseca to my list" says whether that is a song or a singer.
    let knownName: Float
    /// How much dearer its Reading is where the best of the patterns' for the same intent is another.
    let rival: Float
    /// What refusing costs it more than other Readings.
    let refusing: Float
    /// And more yet where a pattern reads a single name to play, which may be any words.
    let refusedName: Float

    /// One that has learnt from sentences people said, more of them to be refused than is usual.
    static let people = Trust(
      reading: 0.75, heardReading: 0.15, guessedName: 0.5, certain: 0.6, vote: 1, knownName: 1,
      rival: 0, refusing: 0.15, refusedName: 0)
    /// One that has seen the language's own patterns and phrases: it tells what is asked for where they
    /// almost say it; what the words name, they know better. Everyday talk it has seen too little of.
    static let ownText = Trust(
      reading: 2.5, heardReading: 2.5, guessedName: 0, certain: 2, vote: 0.2, knownName: 0,
      rival: 3, refusing: -0.5, refusedName: 2)
  }

  /// What words that nobody knows cost in a field: for the whole, and for each of them.
  struct Wording {
    let name: Float
    let word: Float

    /// What words cost that set no field, or one that any words may be in.
    static let free = Wording(name: Cost.freeWording, word: Cost.freeWord)

    static func of(_ field: Field) -> Wording {
      if field.isFreeWording { return free }
      let isArtist = field.name == "artistName"
      return Wording(
        name: Cost.unknownName, word: Cost.unknownWord + (isArtist ? Cost.artistWord : 0))
    }
  }
}
