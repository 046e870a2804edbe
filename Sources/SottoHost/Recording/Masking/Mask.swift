import Intents

/// Puts made-up names in the place of those in a saved conversation: one name is the same throughout, whoever
/// says it, and nothing tells from one file to the next what it was.
struct Mask {
  private var letters = MaskedLetters()
  /// The words that an app's own bundle says to everybody.
  private let known: Set<String>
  private var coordinates: [PlainValue: Double] = [:]
  /// How names are spelled that a person has said, by their words.
  private var spellings: [[String]: [String]] = [:]
  /// What only seems to be a name: “the second one”.
  private var others: Set<[String]> = []
  /// The names by the first of their words.
  private var names: [String: Set<[String]>] = [:]

  /// - Parameter known: Texts that are no secret.
  init(knowing known: [String]) {
    self.known = known.reduce(into: []) { $0.formUnion(Words($1).folded) }
  }

  /// A text that is a name as a whole, which is found in others from now on.
  mutating func name(_ text: String) -> String {
    let words = Words(text)
    let folded = words.folded
    guard !others.contains(folded) else { return text }
    // A number and a letter are names of too much.
    if folded.contains(where: { isMasked($0, in: folded) }), let first = folded.first {
      names[first, default: []].insert(folded)
    }
    return words.parts.map { $0.isWord ? word($0.text, in: folded) : $0.text }.joined()
  }

  /// Takes no name in these words.
  mutating func leave(_ text: String) { others.insert(Words(text).folded) }

  /// From now on a name that is said is spelled as it was understood: no language knows a made-up name, to write it
  /// as it is usually written.
  mutating func spell(as text: String) {
    let words = Words(text)
    spellings[words.folded] = words.parts.filter(\.isWord).map(\.text)
  }

  /// What a person has said, with the names in it masked.
  mutating func saying(_ text: String) -> String { self.text(text, spelled: spellings) }

  /// A text with the names in it masked.
  mutating func text(_ text: String) -> String { self.text(text, spelled: [:]) }

  private mutating func text(_ text: String, spelled: [[String]: [String]]) -> String {
    let parts = Words(text).parts
    let places = parts.indices.filter { parts[$0].isWord }
    let folded = places.map { parts[$0].text.lowercased() }
    var masked = parts.map(\.text)
    var place = 0
    while place < folded.count {
      let found = (names[folded[place]] ?? []).filter { folded[place...].starts(with: $0) }
        .max { $0.count < $1.count }
      guard let found else {
        place += 1
        continue
      }
      for index in found.indices {
        let spelling = spelled[found]?[index] ?? masked[places[place]]
        masked[places[place]] = word(spelling, in: found)
        place += 1
      }
    }
    return masked.joined()
  }

  /// Some place instead of one, the same each time.
  mutating func coordinate(_ plain: PlainValue) -> Double {
    let masked = coordinates[plain] ?? Double(Int.random(in: 0..<90_000)) / 1000
    coordinates[plain] = masked
    return masked
  }

  private mutating func word(_ text: String, in name: [String]) -> String {
    isMasked(text.lowercased(), in: name) ? letters.word(text) : text
  }

  private func isMasked(_ word: String, in name: [String]) -> Bool {
    guard !known.contains(word) else { return false }
    if word.allSatisfy(\.isNumber) {
      // Short ones count something, unless they are all there is, as in a telephone's.
      return name.allSatisfy { $0.allSatisfy(\.isNumber) } && name.joined().count >= 7
        || word.count >= 5
    }
    return word.count > 1 || word.first?.isASCII == false
  }
}
