/// A word of a language's files, folded.
struct Word {
  var hash: UInt64
  var letters: [UInt32]
  /// Whether it is always written with a capital, as German nouns are.
  var isCapitalized: Bool
}

/// The words of a form in a language's files: `stem*paradigm` stands for all its forms.
struct Words {
  let inflection: Inflection

  /// Every sequence of words the form stands for.
  ///
  /// - Throws: `UnknownParadigm` for a `*name` that the language does not have.
  func sequences(of form: String) throws(UnknownParadigm) -> [[Word]] {
    guard form.utf8.contains(UInt8(ascii: "*")) else {
      let words = Self.words(form)
      // Who types in a hurry leaves the apostrophe out, and some recognisers do: "whats playing".
      let isJoined = form.contains("'") && words.count > 1
      let joined = isJoined ? [Self.words(form.replacing("'", with: ""))] : []
      return words.isEmpty ? [] : [words] + joined
    }
    var sequences: [[Word]] = [[]]
    for chunk in form.split(separator: " ") {
      let variants = try spellings(of: chunk).map(Self.words)
      sequences = sequences.flatMap { sequence in variants.map { sequence + $0 } }
    }
    return sequences.filter { !$0.isEmpty }
  }

  struct UnknownParadigm: Error {
    var name: String
  }

  private func spellings(of chunk: Substring) throws(UnknownParadigm) -> [String] {
    guard let star = chunk.firstIndex(of: "*"), star != chunk.startIndex else {
      return [String(chunk)]
    }
    let stem = chunk[..<star]
    let name = String(chunk[chunk.index(after: star)...])
    guard let endings = inflection.paradigms[name] else { throw UnknownParadigm(name: name) }
    return endings.map { stem + $0 }
  }

  private static func words(_ text: String) -> [Word] {
    var scanner = WordScanner(text)
    var words: [Word] = []
    while let word = scanner.next() {
      words.append(Word(hash: word.hash, letters: word.letters, isCapitalized: word.isCapitalized))
    }
    return words
  }
}
