import SottoText

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

  /// An ending of a form, with what is asked of it for every word.
  struct FormEnding: Sendable {
    let ending: Ending
    let saidBytes: [UInt8]
    let saidCount: Int

    init(_ ending: Ending) {
      self.ending = ending
      saidBytes = Array(ending.said.utf8)
      saidCount = ending.said.count
    }
  }

  /// Named sets of endings that the files append to stems.
  private(set) var paradigms: [String: [String]] = [:]
  /// Names known to an app are looked up with each of these endings changed back; by the last letter.
  private(set) var endings: [UInt32: [FoldedEnding]] = [:]
  /// Ways to bring unknown names to their dictionary form, by index.
  private(set) var forms: [String: Int32] = [:]
  private(set) var formEndings: [[FormEnding]] = []
  /// Forms that only the last word of a name shows, by the same indices.
  private(set) var suffixes: [Int32: [Suffix]] = [:]

  struct FoldedEnding: Sendable {
    var said: [UInt32]
    var dictionary: [UInt32]
  }

  /// An ending of a name's last word.
  struct Suffix: Sendable {
    var said: [UInt32]
    var ending: Ending
    /// Whether it is written as a word of its own, behind an apostrophe or a quotation mark.
    var isAttached: Bool
  }

  mutating func addParadigm(_ name: String, endings: [String]) { paradigms[name] = endings }

  mutating func addEndings(_ new: [Ending]) {
    for ending in new {
      let folded = FoldedEnding(
        said: Self.folded(ending.said), dictionary: Self.folded(ending.dictionary))
      if let last = folded.said.last { endings[last, default: []].append(folded) }
    }
  }

  mutating func addForm(_ name: String, endings: [Ending]) {
    forms[name] = Int32(formEndings.count)
    formEndings.append(endings.map(FormEnding.init))
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

  /// The words that a said word may be a form of, by their letters; without the word itself.
  func stems(of word: [UInt32]) -> [[UInt32]] {
    var found: [[UInt32]] = []
    for ending in word.last.flatMap({ endings[$0] }) ?? [] where ends(word, with: ending) {
      found.append(word.dropLast(ending.said.count) + ending.dictionary)
    }
    return found
  }

  private func ends(_ word: [UInt32], with ending: FoldedEnding) -> Bool {
    Self.leavesStem(ending.said.count, of: word.count)
      && word.suffix(ending.said.count).elementsEqual(ending.said)
  }

  /// Brings the words a name begins with to their dictionary form, each by the first ending that
  /// fits, up to the first word that none fits: «Траву у дома» is «Трава у дома».
  func dictionaryForm(of name: String, form: Int32) -> String {
    guard form >= 0 else { return name }
    var words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let mayStop = formEndings[Int(form)].contains(where: \.ending.goesOn)
    for index in words.indices {
      guard let found = fitting(words[index], form) else { break }
      words[index] = words[index].dropLast(found.saidCount) + found.ending.dictionary
      if mayStop, !found.ending.goesOn { break }
    }
    return words.joined(separator: " ")
  }

  func fits(_ word: String, form: Int32) -> Bool { fitting(word, form) != nil }

  private func fitting(_ word: String, _ form: Int32) -> FormEnding? {
    let lower = word.lowercased()
    let bytes = Array(lower.utf8)
    let count = lower.count
    return formEndings[Int(form)].first {
      Self.leavesStem($0.saidCount, of: count)
        && bytes.suffix($0.saidBytes.count).elementsEqual($0.saidBytes)
    }
  }

  /// Endings are not taken off so far that nothing recognisable is left.
  static func leavesStem(_ ending: Int, of word: Int) -> Bool {
    word - ending >= (ending > 1 ? 1 : 2)
  }

  static func folded(_ text: String) -> [UInt32] {
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
      let fitting = formEndings[Int(form)].map(\.ending).filter { ending in
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
