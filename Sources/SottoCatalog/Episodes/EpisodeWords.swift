import SottoText

/// The words of one language by which seasons and episodes are said; they are in `episodes.txt`.
struct EpisodeWords: Sendable {
  static let all: [EpisodeWords] = {
    let lines = LanguageFile.episodes.rows
    let starts = lines.indices.filter { lines[$0].count == 1 && lines[$0] != ["counts"] }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      EpisodeWords(lines[start..<end].dropFirst())
    }
  }()

  enum Role: String {
    case season, episode, last, latest, fresh, next, previous, pilot, finale, special
    case fromEnd = "fromend"
    case sign, mark, link, article, show, ending
  }

  /// What is said in several words, or one.
  struct Phrase: Sendable {
    let tokens: [String]
    let needsApostrophe: Bool
    /// How far from the end the word counts.
    let number: Int

    init(_ text: Substring, number: Int = 0) {
      let words = SpokenToken.tokens(of: String(text))
      tokens = words.map(\.text)
      needsApostrophe = words.first?.isBehindApostrophe ?? false
      self.number = number
    }
  }

  private(set) var phrases: [Role: [Phrase]] = [:]
  /// Number words that the language's numbers lack.
  private var numbers: [String: NumberWord] = [:]
  private var inflections: [(end: Substring, base: Substring)] = []
  /// Which language of `numbers.txt` is spoken; 0 for none.
  private var language = 0
  /// Whether a cardinal before a season or an episode is its number: 5 bölüm.
  private(set) var countsBefore = false

  private init(_ lines: some Sequence<[Substring]>) {
    for line in lines {
      let words = line.dropFirst()
      if let value = Int(line[0]), let join = words.first.flatMap(NumberWord.Join.init) {
        for word in words.dropFirst() {
          numbers[String(word)] = NumberWord(value: value, join: join, language: language)
        }
      } else if line[0] == "counts" {
        countsBefore = true
      } else if line[0] == "numbers" {
        let names = LanguageFile.numbers.rows.filter { $0.count == 1 }
        language = (names.firstIndex { $0[0] == words.first } ?? -1) + 1
      } else if line[0] == "inflected", words.count == 2 {
        inflections.append((line[1], line[2] == "-" ? "" : line[2]))
      } else if let role = Role(rawValue: String(line[0])) {
        let place = words.first.flatMap { Int($0) }
        for word in place == nil ? words : words.dropFirst() {
          phrases[role, default: []].append(
            Phrase(word, number: place ?? 0))
        }
      }
    }
  }

  /// What a word counts, if it is a number's.
  func number(_ word: String) -> NumberWord? {
    if let known = plainNumber(word) { return known }
    for (end, base) in inflections where word.hasSuffix(end) && word.count > end.count + 1 {
      if let known = plainNumber(word.dropLast(end.count) + base) {
        return NumberWord(
          value: known.value, join: known.value < 20 ? .first : .tenth, language: language)
      }
    }
    return nil
  }

  private func plainNumber(_ word: some StringProtocol) -> NumberWord? {
    if let own = numbers[String(word)] { return own }
    guard language > 0 else { return nil }
    let known = Lexicon.shared[Letters.shared.spelled(String(word))]?.number
    return known?.language == language ? known : nil
  }
}
