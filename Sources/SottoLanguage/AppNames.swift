import SottoText

/// All spellings of all apps' names, ready to be looked up in one walk over a sentence.
struct AppNames: Sendable {
  /// A spelling: of which app, and whether as written or in one word.
  struct Spelling: Sendable {
    var app: Int
    var isAsWritten: Bool
  }

  /// A name in one word that is long enough to be known when it is heard wrong.
  struct WholeName: Sendable {
    var app: Int
    /// The folded letter it begins with.
    var first: UInt32
    var distance: EditDistance
  }

  /// Finds the spellings by their words.
  let vocabulary: Vocabulary
  let spellings: [Spelling]
  /// What is heard wrong is compared with these.
  let wholeNames: [WholeName]

  private static let shortest = 5

  /// "List-o-Mat" is also heard as "listomat".
  init(_ apps: [Surroundings.App]) {
    var entries: [Vocabulary.Entry] = []
    var spellings: [Spelling] = []
    var wholeNames: [WholeName] = []
    for (index, app) in apps.enumerated() {
      for name in app.spokenNames + app.pronunciationHints {
        let joined = name.filter { $0.isLetter || $0.isNumber }
        for (spelling, isAsWritten) in [(name, true), (joined, false)] {
          entries.append(Vocabulary.Entry(kind: "app", name: spelling))
          spellings.append(Spelling(app: index, isAsWritten: isAsWritten))
        }
        // What is heard wrong is rather a name of what is there.
        let letters = joined.unicodeScalars.map(Folding.fold).filter { $0 != 0 }
        if app.isInstalled, let first = letters.first, letters.count >= Self.shortest {
          wholeNames.append(WholeName(app: index, first: first, distance: EditDistance(letters)))
        }
      }
    }
    vocabulary = Vocabulary(entries, isHeard: false, isEachFound: true)
    self.spellings = spellings
    self.wholeNames = wholeNames
  }
}
