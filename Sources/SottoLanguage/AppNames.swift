/// All spellings of all apps' names, ready to be looked up in one walk over a sentence.
struct AppNames: Sendable {
  /// A spelling: of which app, and whether as written or in one word.
  struct Spelling: Sendable {
    var app: Int
    var isAsWritten: Bool
  }

  /// Finds the spellings by their words.
  let vocabulary: Vocabulary
  let spellings: [Spelling]
  /// Each spelling's folded letters in one word, for names heard wrong.
  let letters: [[UInt32]]

  /// "List-o-Mat" is also heard as "listomat".
  init(_ apps: [Surroundings.App]) {
    var entries: [Vocabulary.Entry] = []
    var spellings: [Spelling] = []
    var letters: [[UInt32]] = []
    for (index, app) in apps.enumerated() {
      for name in app.spokenNames + app.pronunciationHints {
        let joined = name.filter { $0.isLetter || $0.isNumber }
        for (spelling, isAsWritten) in [(name, true), (joined, false)] {
          entries.append(Vocabulary.Entry(kind: "app", name: spelling))
          spellings.append(Spelling(app: index, isAsWritten: isAsWritten))
          // What is heard wrong is rather a name of what is there.
          letters.append(
            isAsWritten || !app.isInstalled
              ? [] : joined.unicodeScalars.map(Folding.fold).filter { $0 != 0 })
        }
      }
    }
    vocabulary = Vocabulary(entries, isHeard: false, isEachFound: true)
    self.spellings = spellings
    self.letters = letters
  }
}
