import SottoText

/// A word of a language's files, folded.
struct Word {
  var hash: UInt64
  /// Its letters: those of a stem and of an ending, which many words share.
  var stem: [UInt32]
  var ending: [UInt32] = []
  /// Whether it is always written with a capital, as German nouns are.
  var isCapitalized: Bool

  init(_ token: Token) {
    hash = token.hash
    stem = token.letters
    isCapitalized = token.isCapitalized
  }
}

/// The words of a form in a language's files: `stem*paradigm` stands for all its forms.
struct Words {
  private let paradigms: [String: [Ending]]

  init(_ inflection: Inflection) {
    self.inflection = inflection
    paradigms = inflection.paradigms.mapValues { $0.map(Ending.init) }
  }

  let inflection: Inflection

  /// Every sequence of words the form stands for.
  ///
  /// - Throws: `UnknownParadigm` for a `*name` that the language does not have.
  func sequences(of form: String) throws(UnknownParadigm) -> [[Word]] {
    guard form.utf8.contains(Self.star) else {
      let words = Self.words(form)
      // Who types in a hurry leaves the apostrophe out, and some recognisers do: "whats playing".
      let isJoined = words.count > 1 && form.utf8.contains(UInt8(ascii: "'"))
      let joined = isJoined ? [Self.words(form.replacing("'", with: ""))] : []
      return words.isEmpty ? [] : [words] + joined
    }
    var sequences: [[Word]] = []
    for (index, chunk) in form.utf8.split(separator: UInt8(ascii: " ")).enumerated() {
      let variants = try variants(of: Substring(chunk))
      sequences = index == 0 ? variants : sequences.flatMap { first in variants.map { first + $0 } }
    }
    return sequences.filter { !$0.isEmpty }
  }

  struct UnknownParadigm: Error {
    var name: String
  }

  private static let star = UInt8(ascii: "*")

  /// What a chunk stands for: `stem*paradigm` for the stem with each of the endings.
  private func variants(of chunk: Substring) throws(UnknownParadigm) -> [[Word]] {
    guard let star = chunk.utf8.firstIndex(of: Self.star), star != chunk.startIndex else {
      return [Self.words(String(chunk))]
    }
    let stem = String(chunk[..<star])
    let name = String(chunk[chunk.utf8.index(after: star)...])
    guard let endings = paradigms[name] else { throw UnknownParadigm(name: name) }
    let word = Self.wholeWord(stem)
    return endings.map { ending in
      if let word, let letters = ending.letters { return [word.followed(by: letters)] }
      return Self.words(stem + ending.text)
    }
  }

  private static func words(_ text: String) -> [Word] {
    var scanner = WordScanner(text)
    var words: [Word] = []
    while let token = scanner.next() { words.append(Word(token)) }
    return words
  }

  /// The text as a word that goes on with whatever letters follow it; `nil` for what is not one.
  fileprivate static func wholeWord(_ text: String) -> Word? {
    var scanner = WordScanner(text)
    guard let token = scanner.next(), token.range == 0..<text.utf8.count, !token.isNumber,
      token.letters.count > 1
    else { return nil }
    return Word(token)
  }

  /// An ending of a paradigm.
  private struct Ending {
    let text: String
    /// Its folded letters; `nil` where cutting the whole must tell what becomes of it.
    let letters: [UInt32]?

    init(_ text: String) {
      self.text = text
      let scalars = text.unicodeScalars
      let isLetters = scalars.allSatisfy { scalar in
        let found = LetterClass.of(scalar)
        return found.contains(.word) && !found.contains(.ideograph) && !("0"..."9").contains(scalar)
      }
      letters = isLetters ? scalars.map(Folding.fold).filter { $0 != 0 } : nil
    }
  }
}

extension Word {
  fileprivate func followed(by letters: [UInt32]) -> Word {
    var word = self
    word.ending = letters
    word.hash = WordHash.of(letters, after: hash)
    return word
  }
}
