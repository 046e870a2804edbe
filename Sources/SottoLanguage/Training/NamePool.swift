import Foundation
import SottoText

/// Names to say in a sentence that is made up: those that most people know, and the examples a
/// language gives of what people call their lists, tasks and places.
struct NamePool {
  /// Lists of names by the parameter they may fill; each list is as likely as the others.
  private var names: [String: [[String]]] = [:]
  private let apps: [String]
  /// Whether the language puts spaces between words.
  let isSpaced: Bool

  /// - Parameters:
  ///   - language: its alphabet chooses among the well-known names.
  ///   - examples: `parameter: name, name`.
  init(_ language: Language, wellKnown: [Vocabulary.Entry], examples: LanguageFile) throws {
    var own: [String: [String]] = [:]
    for line in examples.lines {
      let (key, _, text) = try examples.split(line, at: [":"])
      own[key, default: []] += text.split { ",、，".contains($0) }.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    guard let apps = own["app"], !apps.isEmpty else {
      throw LanguageError(
        file: examples.path, line: nil, what: "lacks “app:”, names of apps as people say them")
    }
    self.apps = apps
    isSpaced = own["spaces"]?.first != "no"
    let kinds = Dictionary(grouping: wellKnown, by: \.kind)
    for (parameter, accepted) in Self.kinds {
      let all = accepted.flatMap { kinds[$0] ?? [] }.map(\.name)
      let native = all.filter { language.alphabet.count(of: Tokens($0)) > 0 }
      // Most of what people ask for is written as their language is.
      names[parameter] = [native, native, all].filter { !$0.isEmpty }
    }
    for (parameter, examples) in own { names[parameter, default: []].append(examples) }
  }

  private static let kinds: [String: [String]] = [
    "mediaName": ["song", "album", "podcastShow", "audioBook", "movie", "tvShow", "playlist"],
    "artistName": ["artist"], "albumName": ["album"], "playlistName": ["playlist"],
    "series": ["tvShow"],
  ]

  /// The names in sentences of an annotated set, where there are enough of a kind.
  mutating func add(_ examples: [Example]) {
    var found: [String: [String]] = [:]
    for example in examples {
      let scalars = Array(example.text.unicodeScalars)
      for span in example.spans ?? [] {
        guard let parameter = Self.parameter(of: span.tag) else { continue }
        let name = String(String.UnicodeScalarView(scalars[span.range]))
        found[parameter, default: []].append(name)
      }
    }
    for (parameter, list) in found where list.count > 100 {
      names[parameter, default: []].append(list)
    }
  }

  /// `artistName` of `{artistName:text}`, `playlistName` of `{mediaDestination.playlistName:text}`; `nil` for a tag
  /// of names in another form than the dictionary's.
  static func parameter(of tag: String) -> String? {
    guard tag.hasPrefix("{"), tag.hasSuffix(":text}"), !tag.contains("^") else { return nil }
    return tag.dropFirst().dropLast(6).split(separator: ".").last.map(String.init)
  }

  func has(_ parameter: String) -> Bool { names[parameter] != nil }

  /// How many titles are words that nobody would take for a name.
  private static let oddTitles = 0.25

  /// A name for a parameter; any words for one that the examples leave out.
  func name(_ parameter: String, _ random: inout SplitMix) -> String? {
    if parameter == "mediaName", has("none"),
      Double.random(in: 0..<1, using: &random) < Self.oddTitles, let title = oddTitle(&random)
    {
      return title
    }
    return (names[parameter] ?? names["text"])?.randomElement(using: &random)?
      .randomElement(using: &random)
  }

  /// Some words in a row of what asks for nothing: "I Don't Understand" is a song as well.
  private func oddTitle(_ random: inout SplitMix) -> String? {
    guard
      let said = names["none"]?.randomElement(using: &random)?
        .randomElement(using: &random)
    else { return nil }
    let words = isSpaced ? said.split(separator: " ").map(String.init) : said.map(String.init)
    let length = min(words.count, Int.random(in: 1...(isSpaced ? 6 : 10), using: &random))
    let start = Int.random(in: 0...(words.count - length), using: &random)
    return words[start..<start + length].joined(separator: isSpaced ? " " : "")
  }

  func app(_ random: inout SplitMix) -> String {
    apps.randomElement(using: &random) ?? apps[0]
  }
}
