/// A sentence as one language hears it: its words' numbers, and every name, phrase and app found in
/// it, by the word they begin at.
final class Listening {
  /// A name of an app's vocabulary.
  struct Name {
    var end: Int
    /// The app whose vocabulary has it; `nil` for a name that most people know.
    var app: Int?
    var entry: Int
    /// False when an ending had to be changed.
    var isExact: Bool
    var kind: EntryKind
    /// What it costs to take the words for it.
    var cost: Float
    /// Whether it is nothing but words like "it" and "the".
    var isFunction: Bool
  }

  /// A mention of an app, or of one of the open question's choices.
  struct Mention {
    var end: Int
    /// The app or the choice.
    var index: Int
    var cost: Float
  }

  /// What the matching asks of each word again and again.
  struct Mark {
    /// The number of the quotation it stands in, 0 for none.
    var quote: Int
    /// Whether a capital among small letters marks it as a part of a name.
    var hasTellingCapital: Bool
    /// Whether it is a word like "it" and "the", which alone make no name.
    var isFunction: Bool
    /// Whether it is a word like "of" and "with", which end no name.
    var isJoining: Bool
    /// Whether it is a word like "and", and may be how an “&” is said.
    var isAnd: Bool
    /// Whether it is the ending of the word before it, and begins no name: `Adele'den`.
    var isEnding: Bool
  }

  let language: Language
  let tokens: Tokens
  let marks: [Mark]
  let surroundings: Surroundings
  private let wellKnown: Vocabulary
  let ids: [Int32?]
  let phrases: [[Lexicon.Found]]
  var names: [[Name]]
  var apps: [[Mention]]
  var choices: [[Mention]]

  /// - Parameter wellKnown: names that most people know, whatever the apps have.
  init(
    _ tokens: Tokens, _ language: Language, _ surroundings: Surroundings, wellKnown: Vocabulary
  ) {
    self.language = language
    self.tokens = tokens
    self.surroundings = surroundings
    self.wellKnown = wellKnown
    let lexicon = language.grammar.lexicon
    // What was typed may be a name as it stands: "Joe" is not "jo".
    let spelled = tokens.respelled(language.respelling) { lexicon.id($0) != nil }
    ids = spelled.all.map { lexicon.id($0.hash) }
    let capitalsTell = tokens.capitalsTell
    marks = zip(tokens.all, ids).map { token, id in
      let isUsual = id.map { lexicon.isCapitalized[Int($0)] } ?? false
      return Mark(
        quote: token.quote,
        hasTellingCapital: capitalsTell && token.isCapitalized && !token.isFirst && !isUsual,
        isFunction: id.map { lexicon.begins(lexicon.known.function, with: $0) } ?? false,
        isJoining: id.map { lexicon.begins(lexicon.known.joining, with: $0) } ?? false,
        isAnd: id.map { lexicon.begins(lexicon.known.also, with: $0) } ?? false,
        isEnding: language.inflection.isEnding(token))
    }
    phrases = tokens.all.indices.map { lexicon.phrases(in: spelled, at: $0) }
    names = Array(repeating: [], count: tokens.count)
    apps = names.map { _ in [] }
    choices = apps
    let stems = tokens.all.map { token in
      language.inflection.stems(of: token.letters)
        + language.respelling.words(typedAs: token.letters)
    }
    let forms = stems.map { $0.map { WordHash.of($0) } }
    findNames(forms, stems)
    findApps(forms)
    findChoices(forms)
  }

  func entry(_ name: Name) -> Vocabulary.Entry {
    name.app.map { surroundings.apps[$0].vocabulary.entries[name.entry] }
      ?? wellKnown.entries[name.entry]
  }

  /// Adds names of a vocabulary to those that begin at a word.
  ///
  /// - Parameter cost: what taking words for any of them costs; the first of a vocabulary are likelier.
  func add(
    _ entries: [Int], of vocabulary: Vocabulary, _ app: Int?, at words: Range<Int>, isExact: Bool,
    cost: Float
  ) {
    let isFunction = marks[words].allSatisfy(\.isFunction)
    for entry in vocabulary.mostImportant(entries) {
      let late = Float(entry) / Float(vocabulary.entries.count) * Cost.lateName
      names[words.lowerBound].append(
        Name(
          end: words.upperBound, app: app, entry: entry, isExact: isExact,
          kind: vocabulary.kinds[entry], cost: cost + late, isFunction: isFunction))
    }
  }

  private func findNames(_ forms: [[UInt64]], _ stems: [[[UInt32]]]) {
    for (index, app) in surroundings.apps.enumerated() where !app.vocabulary.entries.isEmpty {
      find(app.vocabulary, of: index, forms)
      findJoined(app.vocabulary, of: index, stems)
      findSounds(app.vocabulary, of: index, stems)
    }
    // Names that everybody knows are kept in all the scripts they are written in.
    find(wellKnown, of: nil, forms)
  }

  private func find(_ vocabulary: Vocabulary, of app: Int?, _ forms: [[UInt64]]) {
    var walk = NameWalk(vocabulary, tokens, forms, isAnd: marks.map(\.isAnd))
    for start in 0..<tokens.count {
      for hit in walk.hits(from: start) {
        let known = app == nil ? Cost.wellKnownName : Cost.knownName
        add(
          hit.entries, of: vocabulary, app, at: start..<hit.end, isExact: hit.isExact,
          cost: hit.isExact ? known : known + Cost.inflection)
      }
    }
  }
}
