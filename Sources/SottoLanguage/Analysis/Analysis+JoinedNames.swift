import SottoText

/// Names said with other spaces than they are written with: 첫눈오던날 for "첫눈 오던 날", "road trip" for
/// "Roadtrip".
extension Analysis {
  /// - Parameter stems: what each word may be a form of; the last of a name may show an ending.
  func findJoined(_ vocabulary: Vocabulary, of app: Int, _ stems: [[[UInt32]]]) {
    for start in 0..<tokens.count {
      var before: UInt64?
      var count = 0
      for index in start..<min(start + Self.mostParts, tokens.count) {
        let word = tokens.all[index].letters
        // A sign that is a word of its own has no spaces around it.
        guard let script = word.first.flatMap(Script.init), script != .han else { break }
        let fewest = script == .hangul ? Self.fewestSyllables : Self.fewestLetters
        for form in [word] + stems[index] where count + form.count >= fewest {
          guard let entry = vocabulary.entry(joined: WordHash.of(form, after: before)),
            !names[start].contains(where: { $0.app == app && $0.end == index + 1 })
          else { continue }
          add([entry], of: vocabulary, app, at: start..<index + 1, .respelled)
        }
        before = WordHash.of(word, after: before)
        count += word.count
      }
    }
  }

  private static let mostParts = 5
  /// Shorter words run together by chance: "in to", "a part".
  private static let fewestLetters = 6
  private static let fewestSyllables = 3
}
