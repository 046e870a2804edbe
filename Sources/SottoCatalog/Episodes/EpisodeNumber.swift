/// A number at the beginning of some tokens.
struct EpisodeNumber {
  var value = 0
  var isOrdinal = false
  /// Whether it is written in digits.
  var isInDigits = false
  /// How many tokens it is.
  var length = 0

  init?(_ tokens: ArraySlice<SpokenToken>, _ words: EpisodeWords) {
    guard let first = tokens.first else { return nil }
    if let number = first.number {
      // What is longer is a year, or no number of anything.
      guard first.text.count <= 4 else { return nil }
      (value, isInDigits, length) = (number, true, 1)
    } else {
      add(tokens, words)
      if length == 0 { addSigns(tokens) }
    }
    guard length > 0 else { return nil }
  }

  /// Number words, the greater first: “twenty one”, «сто двадцать первая», “on birinci”.
  private mutating func add(_ tokens: ArraySlice<SpokenToken>, _ words: EpisodeWords) {
    var rest = tokens
    while let word = rest.first.flatMap({ words.number($0.text) }), !isOrdinal {
      if word.join == .hundred {
        guard value < 10 else { return }
        value = max(value, 1) * word.value
      } else {
        guard length == 0 || value % Self.size(above: word.value) == 0, word.value < 1000 else {
          return
        }
        value += word.value
      }
      isOrdinal = word.isOrdinal
      rest = rest.dropFirst()
      length += 1
      // “Vingt et un”: what joins has its number behind it.
      if Self.joins(rest.first),
        let next = rest.dropFirst().first.flatMap({ words.number($0.text) }),
        !isOrdinal, value % Self.size(above: next.value) == 0
      {
        rest = rest.dropFirst()
        length += 1
      }
    }
  }

  private static func joins(_ token: SpokenToken?) -> Bool {
    guard let token else { return false }
    return Lexicon.shared.roles(of: Letters.shared.spelled(token.text)).contains(.and)
  }

  /// What a number is a multiple of that this one can be added to.
  private static func size(above value: Int) -> Int { value < 10 ? 10 : 100 }

  /// The signs of Chinese, each a token, and the syllables of Korean, all in one.
  private mutating func addSigns(_ tokens: ArraySlice<SpokenToken>) {
    let signs = tokens.prefix(Self.mostSigns).prefix { $0.text.unicodeScalars.count == 1 }
      .flatMap(\.text.unicodeScalars)
    if let number = NumeralSigns.chinese.number(at: signs[...], mayRunOn: true) {
      (value, length) = (number.value, number.length)
    } else if let word = tokens.first.map({ Array($0.text.unicodeScalars) }),
      let number = Self.korean(word), number.length == word.count
    {
      (value, length) = (number.value, 1)
    }
  }

  private static func korean(_ word: [Unicode.Scalar]) -> (value: Int, length: Int)? {
    if let known = KoreanNumerals.number(in: word) { return known }
    return NumeralSigns.korean.number(at: word[...], mayRunOn: false).map { ($0.value, $0.length) }
  }

  private static let mostSigns = 8
}
