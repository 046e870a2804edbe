import Foundation
import Testing

@testable import SottoLanguage

@Suite("The languages' files") struct LanguageFilesTests {
  @Test func installed() throws {
    let languages = try Support.languages.get()
    #expect(languages.codes.contains("en") && languages.codes.contains("ru"))
    #expect(languages.language("ru-RU")?.code == "ru")
    #expect(languages.language("en_US.UTF-8")?.code == "en")
    #expect(languages.language("xx") == nil)
    #expect(languages.language("") == nil)
  }

  @Test("All languages can say the same sentences, with the same values")
  func sentences() throws {
    let languages = try Support.languages.get()
    let all = languages.codes.compactMap(languages.language)
    for language in all {
      #expect(Self.shared(language.sentenceKeys.keys) == Self.shared(all[0].sentenceKeys.keys))
      for (key, required) in language.answers.required where !Self.isObject(key) {
        #expect(
          all[0].answers.required[key].map(Self.plain) == Self.plain(required),
          "\(language.code): \(key)")
      }
    }
  }

  /// What is said of a thing as the object of a sentence only a language with cases has.
  private static func isObject(_ key: String) -> Bool { key.hasPrefix("object") }

  private static func shared(_ keys: some Sequence<String>) -> Set<String> {
    Set(keys.filter { !isObject($0) })
  }

  private static func plain(_ values: Set<String>) -> Set<String> {
    Set(values.map { $0 == "object" ? "item" : $0 })
  }

  @Test("Each holiday's rule names a day")
  func holidays() throws {
    let languages = try Support.languages.get()
    for language in languages.codes.compactMap(languages.language) {
      let lexicon = language.grammar.lexicon
      for phrase in lexicon.phrases where lexicon.lists["holiday"] == phrase.list {
        #expect(Holiday(phrase.value.constantText) != nil, "\(language.code): \(phrase.value)")
      }
    }
  }

  @Test("A value that a sentence may leave out has the same name in all languages")
  func optionalValues() throws {
    let languages = try Support.languages.get()
    let all = languages.codes.compactMap(languages.language)
    for key in all[0].sentenceKeys.keys {
      let values = all.map { Self.plain($0.sentenceKeys[key] ?? []) }.sorted { $0.count < $1.count }
      for (fewer, more) in zip(values, values.dropFirst()) {
        #expect(fewer.isSubset(of: more), "\(key)")
      }
    }
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var file: String
    var text: String
    var line: Int?
    var says: String
    var testDescription: String { "\(file): \(text)" }
  }

  @Test(
    "A mistake is named with its file and line",
    arguments: [
      Broken(file: "patterns.txt", text: "A: x\nB: [y", line: 2, says: "“]” is missing"),
      Broken(file: "patterns.txt", text: "A: y)", line: 1, says: "closes nothing"),
      Broken(file: "patterns.txt", text: "A: <other>", line: 1, says: "no rule “other”"),
      Broken(file: "patterns.txt", text: "A: {colour}", line: 1, says: "no Reading has"),
      Broken(file: "patterns.txt", text: "A: {value:things}", line: 1, says: "no list “things”"),
      Broken(file: "patterns.txt", text: "A: {value:59..10}", line: 1, says: "no range"),
      Broken(file: "patterns.txt", text: "A: {value:1..x}", line: 1, says: "no range"),
      Broken(file: "patterns.txt", text: "A: {mediaName^gen}", line: 1, says: "no form “gen”"),
      Broken(file: "patterns.txt", text: "A: {mediaName", line: 1, says: "“}” is missing"),
      Broken(file: "patterns.txt", text: "A: word*x", line: 1, says: "no endings “x”"),
      Broken(file: "patterns.txt", text: "A: a @", line: 1, says: "neither letters nor digits"),
      Broken(file: "patterns.txt", text: "A: %", line: 1, says: "neither letters nor digits"),
      Broken(file: "patterns.txt", text: "A x", line: 1, says: "has no"),
      Broken(file: "patterns.txt", text: "a = x\na = y", line: 2, says: "written before"),
      Broken(file: "patterns.txt", text: "a = <b>\nb = x [<a>]", line: 1, says: "contains itself"),
      Broken(file: "lexicon.txt", text: "rock: rock", line: 1, says: "stands in no list"),
      Broken(file: "lexicon.txt", text: "[genreNames]\nrock", line: 2, says: "has no “:”"),
      Broken(
        file: "lexicon.txt", text: "[genreNames]\nrock: rock*m", line: 2, says: "no endings “m”"),
      Broken(
        file: "language.txt", text: "name: X\nletters: a-z\ntyped: ->x", line: 3,
        says: "is not said"),
      Broken(file: "answers.txt", text: "a: b\na: c", line: 2, says: "said before"),
      Broken(file: "answers.txt", text: "a: {n|one}", line: 1, says: "no “join one:”"),
      Broken(file: "answers.txt", text: "a: {n|x|y|z}", line: 1, says: "needs 1 forms"),
      Broken(file: "answers.txt", text: "a: [b", line: 1, says: "“]” is missing"),
      Broken(file: "answers.txt", text: "a: {b", line: 1, says: "“}” is missing"),
      Broken(file: "answers.txt", text: "a: b]", line: 1, says: "closes nothing"),
      Broken(file: "language.txt", text: "name: X\nplural: n are 2", line: 2, says: "no plural"),
      Broken(file: "language.txt", text: "name: X\namount: here", line: 2, says: "no place"),
      Broken(file: "language.txt", text: "name: X\ncolour: red", line: 2, says: "no setting"),
      Broken(file: "language.txt", text: "name: X\nnames: ab", line: 2, says: "no pair of endings"),
      Broken(
        file: "language.txt", text: "name: X\njoin or: or", line: 2, says: "two texts in quotes"),
      Broken(file: "language.txt", text: "plural: n is 1", line: nil, says: "lacks “name:”"),
    ])
  func broken(mistake: Broken) throws {
    let folder = try Self.folder(with: [mistake.file: mistake.text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = try #require(throws: LanguageError.self) { try Languages(folder: folder) }
    #expect(error.file == "xx/\(mistake.file)")
    #expect(error.line == mistake.line)
    #expect(error.what.contains(mistake.says), "\(error)")
  }

  @Test("A missing file or folder is named")
  func missing() throws {
    let folder = try Self.folder(with: [:])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("xx/lexicon.txt"))
    let error = try #require(throws: LanguageError.self) { try Languages(folder: folder) }
    #expect(error.file.hasSuffix("xx/lexicon.txt"))
    #expect(throws: LanguageError.self) {
      try Languages(folder: folder.appendingPathComponent("nowhere"))
    }
  }

  /// A folder with one smallest language, some of its files replaced.
  private static func folder(with files: [String: String]) throws -> URL {
    let smallest = [
      "language.txt": "name: X\nletters: a-z", "lexicon.txt": "", "patterns.txt": "Help: help",
      "answers.txt": "",
    ]
    return try Support.folder(of: smallest.merging(files, uniquingKeysWith: { $1 }))
  }
}
