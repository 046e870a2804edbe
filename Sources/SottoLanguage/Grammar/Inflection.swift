/// How a language's words change their endings.
struct Inflection: Sendable {
  /// An ending as said and as it is in the dictionary.
  struct Ending: Sendable {
    var said: String
    var dictionary: String
    /// Whether the word after it changes too, in a form that says so of some: "старого города", but
    /// "улицы Мира".
    var goesOn = false
  }

  /// Named sets of endings that the files append to stems.
  private(set) var paradigms: [String: [String]] = [:]
  /// Names known to an app are looked up with each of these endings changed back.
  private var endings: [FoldedEnding] = []
  /// Ways to bring unknown names to their dictionary form, by index.
  private(set) var forms: [String: Int32] = [:]
  private var formEndings: [[Ending]] = []
  /// Forms that only the last word of a name shows, by the same indices.
  private var suffixes: [Int32: [Suffix]] = [:]

  private struct FoldedEnding: Sendable {
    var said: [UInt32]
    var dictionary: [UInt32]
  }

  /// An ending of a name's last word.
  private struct Suffix: Sendable {
    var said: [UInt32]
    var ending: Ending
    /// Whether it is written as a word of its own, behind an apostrophe or a quotation mark.
    var isAttached: Bool
  }

  mutating func addParadigm(_ name: String, endings: [String]) { paradigms[name] = endings }

  mutating func addEndings(_ new: [Ending]) {
    endings += new.map {
      FoldedEnding(said: Self.folded($0.said), dictionary: Self.folded($0.dictionary))
    }
  }

  mutating func addForm(_ name: String, endings: [Ending]) {
    forms[name] = Int32(formEndings.count)
    formEndings.append(endings)
  }

  /// - Parameter endings: a said ending that begins with an apostrophe is a word of its own.
  mutating func addSuffix(_ name: String, endings: [Ending]) {
    let form = Int32(formEndings.count)
    forms[name] = form
    formEndings.append([])
    suffixes[form] = endings.map { ending in
      let isAttached = ending.said.hasPrefix("'")
      let said = isAttached ? String(ending.said.dropFirst()) : ending.said
      return Suffix(
        said: Self.folded(said), ending: Ending(said: said, dictionary: ending.dictionary),
        isAttached: isAttached)
    }
  }

  func isSuffix(_ form: Int32) -> Bool { suffixes[form] != nil }

  /// Whether a word is nothing but the form's ending, behind the name: the `den` of `Adele'den`.
  func isEnding(_ token: Token, of form: Int32) -> Bool {
    token.isAttached
      && suffixes[form]?.contains { $0.isAttached && $0.said == token.letters } ?? false
  }

  /// Whether a word shows the form's ending.
  func hasEnding(_ token: Token, of form: Int32) -> Bool { ending(token, form) != nil }

  /// How sure it is that the ending is none of the name's own letters.
  func certainty(of token: Token, _ form: Int32) -> SuffixCertainty {
    guard let suffixes = suffixes[form], let ending = ending(token, form),
      let first = token.letters.first, let letter = Self.folded(ending.said).first
    else { return .usual }
    if (first < 0x250) != (letter < 0x250) { return .foreign }
    return token.isCapitalized && suffixes.contains { $0.isAttached } ? .doubtful : .usual
  }

  enum SuffixCertainty {
    /// Written in one word with the name, as is usual.
    case usual
    /// The name is of another script: `Radiohead의`.
    case foreign
    /// Behind a capital the language writes an apostrophe.
    case doubtful
  }

  private func ending(_ token: Token, _ form: Int32) -> Ending? {
    suffixes[form]?.first {
      !$0.isAttached
        && (Self.leavesStem($0.said.count, of: token.letters.count)
          || $0.said.count == token.letters.count && !$0.ending.dictionary.isEmpty)
        && token.letters.suffix($0.said.count).elementsEqual($0.said)
    }?.ending
  }

  /// The dictionary form of a name whose last word may show a suffix.
  func withoutSuffix(_ tokens: Tokens, _ range: Range<Int>, form: Int32) -> String {
    guard let last = range.last else { return "" }
    if range.count > 1, isEnding(tokens.all[last], of: form) {
      return tokens.text(range.lowerBound..<last)
    }
    let said = tokens.text(range)
    guard let ending = ending(tokens.all[last], form) else { return said }
    if Self.folded(ending.said).starts(with: Self.folded(ending.dictionary)) {
      // As said: vowels that are compared alike are not written alike.
      return String(said.dropLast(ending.said.count - ending.dictionary.count))
    }
    return said.dropLast(ending.said.count) + ending.dictionary
  }

  /// The words that a said word may be a form of, by their hashes; without the word itself.
  func dictionaryForms(of word: [UInt32]) -> [UInt64] {
    var found: [UInt64] = []
    for ending in endings where Self.leavesStem(ending.said.count, of: word.count) {
      guard word.suffix(ending.said.count).elementsEqual(ending.said) else { continue }
      found.append(WordHash.of(word.dropLast(ending.said.count) + ending.dictionary))
    }
    return found
  }

  /// Brings the words a name begins with to their dictionary form, each by the first ending that
  /// fits, up to the first word that none fits: «Траву у дома» is «Трава у дома».
  func dictionaryForm(of name: String, form: Int32) -> String {
    guard form >= 0 else { return name }
    var words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let mayStop = formEndings[Int(form)].contains(where: \.goesOn)
    for index in words.indices {
      guard let ending = fitting(words[index], form) else { break }
      words[index] = words[index].dropLast(ending.said.count) + ending.dictionary
      if mayStop, !ending.goesOn { break }
    }
    return words.joined(separator: " ")
  }

  func fits(_ word: String, form: Int32) -> Bool { fitting(word, form) != nil }

  private func fitting(_ word: String, _ form: Int32) -> Ending? {
    let lower = word.lowercased()
    return formEndings[Int(form)].first {
      Self.leavesStem($0.said.count, of: lower.count) && lower.hasSuffix($0.said)
    }
  }

  /// Endings are not taken off so far that nothing recognisable is left.
  private static func leavesStem(_ ending: Int, of word: Int) -> Bool {
    word - ending >= (ending > 1 ? 1 : 2)
  }

  private static func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(Folding.fold).filter { $0 != 0 }
  }

  /// How a template names a form: `^gen`, or nothing.
  func suffix(of form: Int32) -> String {
    forms.first { $0.value == form }.map { "^" + $0.key } ?? ""
  }

  /// A name as a form says it: the dictionary form's endings changed back, word by word as long as
  /// they fit; of several ways one by chance.
  func said(_ name: String, form: Int32, using random: inout SplitMix) -> String {
    guard form >= 0 else { return name }
    if let suffixes = suffixes[form] {
      let fitting = suffixes.filter { name.hasSuffix($0.ending.dictionary) }
      guard let suffix = fitting.randomElement(using: &random) else { return name }
      let stem = name.dropLast(suffix.ending.dictionary.count)
      return stem + (suffix.isAttached ? "'" : "") + suffix.ending.said
    }
    var words = name.split(separator: " ").map(String.init)
    for index in words.indices {
      let fitting = formEndings[Int(form)].filter { ending in
        guard words[index].hasSuffix(ending.dictionary) else { return false }
        let said = words[index].dropLast(ending.dictionary.count) + ending.said
        return dictionaryForm(of: String(said), form: form) == words[index]
      }
      guard let ending = fitting.randomElement(using: &random) else { break }
      words[index] = words[index].dropLast(ending.dictionary.count) + ending.said
    }
    return words.joined(separator: " ")
  }
}
