import Foundation
import SottoText

/// A published set of annotated sentences, as `sets.txt` describes how to read it.
struct AnnotatedSet {
  let name: String
  private(set) var files: [String] = []
  private(set) var language = ""
  private(set) var apps: [String] = []
  /// Where the set comes from and its licence.
  private(set) var source = ""
  /// How often each of its sentences teaches what is asked for: more of a set that has everyday talk of
  /// all kinds than of one about a few requests.
  private(set) var times = 1
  private var requests: [(intent: String, words: [String], request: String)] = []
  private var tags: [String: [String]] = [:]
  /// Whether only the kinds of names it has slots for are told, and words outside may name others.
  private(set) var isPartial = false
  /// Intents whose annotation lacks what we call a name, or `*` for all: only the kind of request is
  /// learnt.
  private var isBare: Set<String> = []

  /// The sets that a description names: `set NAME: FILE FILE`, then `language`, `source`, `apps`,
  /// `intent NAME [word word]: request`, `slot [INTENT.]TYPE: tag | tag` (an intent of the set's or ours), `bare: INTENT INTENT`,
  /// `times: NUMBER`, `partial: yes`, `like: SET` for what is as in a set above. A word may begin or end with `*`.
  static func all(in file: LanguageFile) throws -> [AnnotatedSet] {
    var sets: [AnnotatedSet] = []
    for line in file.lines {
      let (key, _, text) = try file.split(line, at: [":"])
      let words = key.split(separator: " ").map(String.init)
      if words[0] == "set", words.count == 2 {
        sets.append(AnnotatedSet(name: words[1]))
        sets[sets.count - 1].files = text.split(separator: " ").map(String.init)
        continue
      }
      guard let last = sets.indices.last else {
        throw file.error(line, "belongs to no set; begin one with “set NAME: FILE”")
      }
      switch (words[0], words.count) {
      case ("language", 1): sets[last].language = text
      case ("source", 1): sets[last].source = text
      case ("apps", 1):
        sets[last].apps = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      case ("partial", 1): sets[last].isPartial = text == "yes"
      case ("bare", 1): sets[last].isBare = Set(text.split(separator: " ").map(String.init))
      case ("like", 1):
        guard let other = sets.dropLast().first(where: { $0.name == text }) else {
          throw file.error(line, "“\(text)” is no set above; name one, or write out what it says")
        }
        sets[last].take(other)
      case ("times", 1):
        guard let times = Int(text), times > 0 else {
          throw file.error(line, "“\(text)” is no number of times; write 1 or more")
        }
        sets[last].times = times
      case ("intent", 2...):
        sets[last].requests.append((words[1], Array(words.dropFirst(2)), text))
      case ("slot", 2):
        sets[last].tags[words[1]] = text.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      default:
        throw file.error(
          line,
          "“\(key)” is none of set, language, source, apps, like, times, partial, intent, slot, bare"
        )
      }
    }
    return sets
  }

  private init(name: String) { self.name = name }

  /// Whether its names are such as other languages may say, too: in no form but the dictionary's.
  var hasPlainNames: Bool { !tags.values.joined().contains { $0.contains("^") } }

  /// The fields of the names it tells.
  private var told: Set<String> { Set(tags.values.joined().compactMap(Example.Span.field)) }

  /// What this set says itself goes before.
  private mutating func take(_ other: AnnotatedSet) {
    source = other.source
    apps = other.apps
    times = other.times
    isBare = other.isBare
    isPartial = other.isPartial
    requests += other.requests
    tags.merge(other.tags) { own, _ in own }
  }

  /// The set's sentences of a part; rows whose intent the description does not name are left out.
  ///
  /// - Throws: `LanguageError` for a file that is missing or has another form.
  func examples(
    in folder: URL, _ language: Language, partition: String = "train",
    reading contents: (URL) throws -> Data
  ) throws -> [Example] {
    try files.flatMap { file -> [Example] in
      let url = folder.appendingPathComponent(file)
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw LanguageError(
          file: url.path, line: nil, what: "is not there; DATA= names the folder of the sets")
      }
      var number = 0
      return try contents(url).split(separator: UInt8(ascii: "\n")).compactMap { line in
        number += 1
        do {
          let row = try JSONDecoder().decode(AnnotatedRow.self, from: line)
          return row.partition == partition ? example(row, language) : nil
        } catch {
          throw LanguageError(file: url.path, line: number, what: "is no row: \(error)")
        }
      }
    }
  }

  private func example(_ row: AnnotatedRow, _ language: Language) -> Example? {
    guard !row.isUnaligned, let request = request(of: row, language) else { return nil }
    var example = Example(text: row.text, apps: apps, request: request)
    guard example.asksForSomething else {
      example.request = Example.refusal(about: row.topic)
      return example
    }
    if isBare.contains(row.intent) {
      example.spans = nil
      return example
    }
    let scalars = Array(row.text.unicodeScalars)
    var spans: [Example.Span] = []
    for slot in row.slots where slot.start >= 0 && slot.start < slot.end {
      guard slot.end <= scalars.count else { continue }
      let said = String(String.UnicodeScalarView(scalars[slot.start..<slot.end]))
      let choices =
        tags[example.intent + "." + slot.type] ?? tags[row.intent + "." + slot.type]
        ?? tags[slot.type] ?? []
      guard let tag = choices.first(where: { language.canRead(said, as: $0) }) else { continue }
      // Where names have one form, it is told.
      let isPlain = language.inflection.forms.isEmpty
      spans.append(
        Example.Span(
          range: slot.start..<slot.end, tag: isPlain ? Example.Span.plain(tag) : tag))
    }
    example.told = isPartial ? told : nil
    example.spans = spans.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return example
  }

  private func request(of row: AnnotatedRow, _ language: Language) -> String? {
    let words = row.text.lowercased().split(separator: " ")
    let hasNumber = language.saysNumber(Tokens(row.text))
    let found = requests.first { request in
      (request.intent == row.intent || request.intent == "*")
        && (request.words.isEmpty
          || hasNumber && request.words.contains(Self.number)
          || words.contains { word in request.words.contains { Self.matches(word, $0) } })
    }?.request
    return found == "skip" ? nil : found
  }

  /// Stands for any number in a row's text, in figures or words.
  private static let number = "{number}"

  private static func matches(_ word: Substring, _ pattern: String) -> Bool {
    let part = pattern.filter { $0 != "*" }
    switch (pattern.hasPrefix("*"), pattern.hasSuffix("*")) {
    case (false, false): return word == part
    case (false, true): return word.hasPrefix(part)
    case (true, false): return word.hasSuffix(part)
    case (true, true): return word.contains(part)
    }
  }
}

extension Language {
  /// Whether words can be what a tag's template stands for: a phrase of its list, a number.
  fileprivate func canRead(_ said: String, as tag: String) -> Bool {
    guard tag.hasSuffix("}"), let colon = tag.lastIndex(of: ":") else { return true }
    let source = String(tag[tag.index(after: colon)...].dropLast())
    let tokens = Tokens(said)
    guard tokens.count > 0 else { return false }
    if let list = grammar.lexicon.lists[source] {
      return grammar.lexicon.phrases(in: tokens, at: 0).contains {
        $0.end == tokens.count && grammar.lexicon.phrases[Int($0.phrase)].list == list
      }
    }
    guard let kind = NumberKind(rawValue: source) else { return true }
    let analysis = Analysis(tokens, self, Surroundings(), wellKnown: Vocabulary([]))
    return NumberReader(grammar.lexicon).numbers(kind, in: analysis, at: 0).contains {
      $0.end == tokens.count
    }
  }
}
