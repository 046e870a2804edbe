import SottoText

/// A sentence as one language hears it: its words' numbers, and every name, phrase and app found in
/// it, by the word they begin at.
final class Analysis {
  /// A name of an app's vocabulary.
  struct Name {
    var end: Int
    /// The app whose vocabulary has it; `nil` for a name that most people know.
    var app: Int?
    var entry: Int
    var spelling: Spelling
    var kind: EntryKind
    /// Whether it is nothing but words like "it" and "the".
    var isFunction: Bool

    var isExact: Bool { spelling == .asWritten }

    /// Whether it is rather meant than another name for the same words.
    func isNearer(than other: Name) -> Bool {
      guard let app else { return false }
      return other.app == nil
        || app == other.app && spelling != .respelled && other.spelling == .respelled
    }
  }

  /// A mention of an app, or of one of the open question's choices.
  struct Mention {
    var end: Int
    /// The app or the choice.
    var index: Int
    /// How badly the words fit: letters of an app's name that are wrong, and one for an app that is not
    /// there; the part of a choice's name that is missing. Less than that tells two ways to say it.
    var misfit: Float
  }

  /// How a known name was said.
  enum Spelling {
    case asWritten
    /// In a form that an ending shows.
    case inflected
    /// With other spaces, or in another script.
    case respelled
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
    /// Whether "not", "except" and the like begin here.
    var isNegation: Bool
    /// Whether a word of a time begins here: a weekday, an hour, "minutes".
    var isTime: Bool
    /// Whether it is the second of two letters that each are a token, as in Chinese, where a word mostly has two.
    var isHalf: Bool
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
  /// The names of several words that a vocabulary has just so, and the apps, there or not, that are named as
  /// they are written: whoever says one hardly means something else.
  private(set) lazy var tellingNames: [Range<Int>] = findTellingNames()
  private(set) lazy var tellingApps: [Range<Int>] = findTellingApps()

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
    let ids = spelled.all.map { lexicon.id($0.hash) }
    self.ids = ids
    let found = tokens.all.indices.map { lexicon.phrases(in: spelled, at: $0) }
    phrases = found
    let capitalsTell = tokens.capitalsTell
    let halves = Self.halves(tokens)
    marks = tokens.all.indices.map { index in
      let (token, id) = (tokens.all[index], ids[index])
      let isUsual = id.map { lexicon.isCapitalized[Int($0)] } ?? false
      return Mark(
        quote: token.quote,
        hasTellingCapital: capitalsTell && token.isCapitalized && !token.isFirst && !isUsual,
        isFunction: id.map { lexicon.begins(lexicon.known.function, with: $0) } ?? false,
        isJoining: id.map { lexicon.begins(lexicon.known.joining, with: $0) } ?? false,
        isAnd: id.map { lexicon.begins(lexicon.known.also, with: $0) } ?? false,
        isNegation: found[index].contains { lexicon.isIn(lexicon.known.negation, $0) },
        isTime: found[index].contains { language.grammar.isTime($0) },
        isHalf: halves[index],
        isEnding: language.inflection.isEnding(token))
    }
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

  /// Whether a word is none that the patterns have; of two halves of a word the first tells.
  func isUnknown(_ index: Int) -> Bool {
    !marks[index].isHalf && ids[index].map(language.grammar.lexicon.isPatternWord) != true
  }

  /// Whether a word is a number, in figures or in words.
  func isNumber(_ index: Int) -> Bool {
    tokens.all[index].isNumber || phrases[index].contains(where: language.grammar.lexicon.isNumber)
  }

  /// Whether a word tells how many, if only one or two.
  func isCount(_ index: Int) -> Bool {
    let lexicon = language.grammar.lexicon
    return tokens.all[index].isNumber
      || phrases[index].contains { lexicon.isIn(lexicon.known.number, $0) }
  }

  /// Whether a word is more than what stands around a request: none that the patterns have, a number, a thing.
  func saysSomething(_ index: Int) -> Bool {
    let lexicon = language.grammar.lexicon
    return isUnknown(index) || isNumber(index)
      || phrases[index].contains { lexicon.isIn(lexicon.known.item, $0) }
  }

  private static func halves(_ tokens: Tokens) -> [Bool] {
    var halves = [Bool](repeating: false, count: tokens.count)
    for index in halves.indices.dropFirst() where !halves[index - 1] {
      halves[index] = tokens.all[index].isIdeograph && tokens.all[index - 1].isIdeograph
    }
    return halves
  }

  private func findTellingNames() -> [Range<Int>] {
    names.indices.flatMap { start in
      let names = names[start].filter { $0.end > start + 1 && $0.isExact && !$0.isFunction }
      return Set(names.map(\.end)).map { start..<$0 }
    }
  }

  private func findTellingApps() -> [Range<Int>] {
    apps.indices.flatMap { start in
      let apps = apps[start].filter {
        $0.misfit == (surroundings.apps[$0.index].isInstalled ? 0 : 1)
      }
      return Set(apps.map(\.end)).map { start..<$0 }
    }
  }

  func entry(_ name: Name) -> Vocabulary.Entry {
    name.app.map { surroundings.apps[$0].vocabulary.entries[name.entry] }
      ?? wellKnown.entries[name.entry]
  }

  /// Adds names of a vocabulary to those that begin at a word.
  func add(
    _ entries: [Int], of vocabulary: Vocabulary, _ app: Int?, at words: Range<Int>,
    _ spelling: Spelling
  ) {
    let isFunction = marks[words].allSatisfy(\.isFunction)
    for entry in vocabulary.mostImportant(entries) {
      names[words.lowerBound].append(
        Name(
          end: words.upperBound, app: app, entry: entry, spelling: spelling,
          kind: vocabulary.kinds[entry], isFunction: isFunction))
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
    // What an app has is meant, however it is said, rather than what everybody knows, and what it has in
    // the script that was said rather than what only sounds alike.
    for start in names.indices {
      let all = names[start]
      names[start].removeAll { name in
        all.contains { other in
          other.end == name.end && other.kind == name.kind && other.isNearer(than: name)
        }
      }
    }
  }

  private func find(_ vocabulary: Vocabulary, of app: Int?, _ forms: [[UInt64]]) {
    var walk = NameWalk(vocabulary, tokens, forms, isAnd: marks.map(\.isAnd))
    for start in 0..<tokens.count {
      for hit in walk.hits(from: start) {
        add(
          hit.entries, of: vocabulary, app, at: start..<hit.end,
          hit.isExact ? .asWritten : .inflected)
      }
    }
  }
}
