/// The words of a form in a language's files: `stem*paradigm` stands for all its forms.
struct Words {
  let inflection: Inflection

  /// Every sequence of words the form stands for.
  ///
  /// - Throws: `UnknownParadigm` for a `*name` that the language does not have.
  func sequences(of form: String) throws(UnknownParadigm) -> [[UInt64]] {
    guard form.utf8.contains(UInt8(ascii: "*")) else {
      let words = Self.hashes(form)
      return words.isEmpty ? [] : [words]
    }
    var sequences: [[UInt64]] = [[]]
    for chunk in form.split(separator: " ") {
      let variants = try spellings(of: chunk).map(Self.hashes)
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

  private static func hashes(_ text: String) -> [UInt64] {
    var scanner = WordScanner(text)
    var hashes: [UInt64] = []
    while let word = scanner.next() { hashes.append(word.hash) }
    return hashes
  }
}
