import Foundation
import SottoText

/// Tells from a name's words whether it is rather an artist's or a title: "Nana Kitade" or "Fuzzy
/// Logic", which nobody has to have heard of.
///
/// A linear model over words, their beginnings and ends, learnt from many names of both kinds by
/// `sotto train names`; one for all languages, as names travel.
struct NameSense: Sendable {
  /// Its place in the folder of all languages.
  static let file = "name-sense.bin"

  private let learnt: (file: WeightFile, table: WeightTable)?

  /// - Parameter url: a file of weights; languages work without it.
  /// - Throws: `LanguageError` for a file that is none.
  init(_ url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      learnt = nil
      return
    }
    let file = try WeightFile(url, sections: [2])
    learnt = (file, try file.table(0))
  }

  /// How much likelier a name is an artist's than a title: the logarithm of the odds, 0 where nothing
  /// has been learnt.
  ///
  /// - Complexity: linear in the name's letters.
  func odds(ofArtist name: ArraySlice<Token>) -> Float {
    guard let learnt else { return 0 }
    return learnt.file.withWords { words in
      var score = LabelScores(wordCount: 1, labelCount: 1)
      score.add(at: 0, learnt.table, words) { Self.features(of: name, $0) }
      return score[0, 0]
    }
  }

  /// What tells: how many words, each word and whether it is the first or the last, two neighbours,
  /// and what each word begins and ends with.
  static func features(of name: ArraySlice<Token>, _ add: (UInt32) -> Void) {
    add(FeatureKey.of(70, UInt64(min(name.count, 6))))
    for index in name.indices {
      let word = name[index]
      add(FeatureKey.of(71, word.hash))
      if index == name.startIndex { add(FeatureKey.of(72, word.hash)) }
      if index + 1 == name.endIndex {
        add(FeatureKey.of(73, word.hash))
      } else {
        add(FeatureKey.of(74, word.hash, name[index + 1].hash))
      }
      add(FeatureKey.of(75, UInt64(min(word.letters.count, 10))))
      for length in 2...4 where word.letters.count > length {
        add(FeatureKey.of(76, WordHash.of(word.letters.prefix(length))))
        add(FeatureKey.of(77, WordHash.of(word.letters.suffix(length))))
      }
    }
  }
}
