import SottoText

/// Names as they were before a sentence put them into another case.
struct Endings: Sendable {
  static let shared = Endings(.endings)

  private struct Ending {
    let heard: [UInt8]
    let written: [[UInt8]]
  }

  private var byScript: [UInt8: [Ending]] = [:]
  /// A shorter stem is another word.
  private static let shortestStem = 2
  private static let mostForms = 24

  init(_ file: LanguageFile) {
    let scripts: [Substring: Scripts] = ["cyrillic": .cyrillic, "latin": .latin]
    var script = Scripts.latin
    for line in file.rows {
      if let next = scripts[line[0]] {
        script = next
      } else {
        let written = line.dropFirst().map { $0 == "-" ? [] : Letters.shared.spelled(String($0)) }
        let heard = Letters.shared.spelled(String(line[0]))
        byScript[script.rawValue, default: []].append(Ending(heard: heard, written: written))
      }
    }
  }

  /// What a name that was heard may be written as, itself not included.
  ///
  /// - Complexity: O(1): more than some forms are not made.
  func forms(of spelling: Spelling, in scripts: Scripts) -> [Spelling] {
    guard let endings = byScript[scripts.rawValue] else { return [] }
    let words = spelling.words
    guard let last = words.last else { return [] }
    let choices = words.map { [Array($0)] + others($0, endings) }
    guard scripts == .cyrillic, words.count > 1 else {
      return others(last, endings).prefix(Self.mostForms)
        .map { Spelling(words: words.dropLast().map { Array($0) } + [$0]) }
    }
    // An adjective and its noun change together.
    var forms: [[[UInt8]]] = [[]]
    for word in choices {
      forms = forms.flatMap { form in word.map { form + [$0] } }
      if forms.count > Self.mostForms { forms.removeLast(forms.count - Self.mostForms) }
    }
    return forms.dropFirst().map { Spelling(words: $0) }
  }

  private func others(_ word: ArraySlice<UInt8>, _ endings: [Ending]) -> [[UInt8]] {
    var others: [[UInt8]] = []
    for ending in endings
    where word.count >= ending.heard.count + Self.shortestStem
      && word.suffix(ending.heard.count).elementsEqual(ending.heard)
    {
      for written in ending.written {
        let other = word.dropLast(ending.heard.count) + written
        if !others.contains(Array(other)) { others.append(Array(other)) }
      }
    }
    return others
  }
}
