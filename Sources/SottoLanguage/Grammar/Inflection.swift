/// How a language's words change their endings.
struct Inflection: Sendable {
  /// An ending as said and as it is in the dictionary.
  struct Ending: Sendable {
    var said: String
    var dictionary: String
  }

  /// Named sets of endings that the files append to stems.
  private(set) var paradigms: [String: [String]] = [:]
  /// Names known to an app are looked up with each of these endings changed back.
  private var endings: [FoldedEnding] = []
  /// Ways to bring unknown names to their dictionary form, by index.
  private(set) var forms: [String: Int32] = [:]
  private var formEndings: [[Ending]] = []

  private struct FoldedEnding: Sendable {
    var said: [UInt32]
    var dictionary: [UInt32]
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
    for index in words.indices {
      guard let ending = fitting(words[index], form) else { break }
      words[index] = words[index].dropLast(ending.said.count) + ending.dictionary
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
}
