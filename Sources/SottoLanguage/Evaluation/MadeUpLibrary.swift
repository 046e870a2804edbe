/// A library as large as one likes, to measure understanding with: half of its words are those that
/// are said, so that they are found everywhere.
package enum MadeUpLibrary {
  /// - Parameter sentences: where the words are from.
  /// - Returns: the same names for the same sentences, songs mostly.
  package static func vocabulary(_ count: Int, wordsOf sentences: [String]) -> Vocabulary {
    let words = sentences.flatMap { sentence in
      let tokens = Tokens(sentence)
      return tokens.all.indices.map { tokens.text($0..<$0 + 1) }
    }
    guard !words.isEmpty else { return Vocabulary([]) }
    var random = SplitMix(seed: 1)
    return Vocabulary(
      (0..<count).map { number in
        let length = number % 10 == 0 ? 1 : Int.random(in: 2...5, using: &random)
        let name = (0..<length).compactMap { _ in
          Bool.random(using: &random) ? words.randomElement(using: &random) : word(&random)
        }
        return Vocabulary.Entry(
          kind: kinds[number % kinds.count], name: name.joined(separator: " "))
      })
  }

  /// A word that nobody says.
  private static func word(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 2...4, using: &random))
      .compactMap { _ in syllables.randomElement(using: &random) }.joined()
  }

  private static let syllables = [
    "ba", "de", "fi", "go", "hu", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "zu", "an",
    "el", "in", "or", "us",
  ]
  private static let kinds = ["song", "song", "song", "artist", "album", "playlist"]
}
