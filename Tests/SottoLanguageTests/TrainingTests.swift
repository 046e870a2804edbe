import Foundation
import SottoText
import Testing

@testable import SottoLanguage

@Suite("A language is trained on its own patterns") struct TrainingTests {
  /// A small language: enough to learn that what stands before "by" is a title.
  private static func folder() throws -> URL {
    try Support.folder(of: [
      "language.txt": "name: X\nletters: a-z",
      "lexicon.txt": "[genreNames]\njazz: jazz\nrock: rock",
      "patterns.txt": """
      INPlayMediaIntent: (play|hear) {mediaName} by {artistName}
      INPlayMediaIntent: (play|hear) some {genreNames}
      SystemMediaControl: {command=pause} (pause|hold) [it]
      none: (weather|time) {:text}
      """,
      "answers.txt": "",
      "examples.txt": """
      app: Melody
      mediaName: Blue Sky, Old River, Stone, Paper Boats, Long Way
      artistName: Ann Lee, The Fields, Joe
      text: in Rome, now
      """,
    ])
  }

  /// The names that the made-up language's examples say.
  private static func names(_ language: Language, _ folder: URL) throws -> NamePool {
    try NamePool(
      language, wellKnown: [],
      examples: LanguageFile(folder.appendingPathComponent("xx/examples.txt")))
  }

  /// The language as its patterns alone understand it.
  private static func untrained(_ folder: URL) throws -> Language {
    try Language(
      folder: folder.appendingPathComponent("xx"), personalNames: PersonalNames(),
      nameSense: NameSense(folder.appendingPathComponent(NameSense.file)),
      ranker: Ranker(folder.appendingPathComponent(Ranker.file)), isTrained: false)
  }

  @Test("The same seed makes the same weights, and they understand what no pattern foresees")
  func reproducible() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let training = try Training(languages: folder, code: "xx", seed: 7)
    let report = try training.run(sentences: 400)
    let weights = folder.appendingPathComponent("xx/weights.bin")
    let first = try Data(contentsOf: weights)
    #expect(report.bytes == first.count)
    _ = try Training(languages: folder, code: "xx", seed: 7).run(sentences: 400)
    #expect(try Data(contentsOf: weights) == first)

    let said = "well play Green Hills by Ann Lee"
    let patterns = try Self.untrained(folder)
    let readings = try patterns.understand(
      Tokens(said), Surroundings(), Vocabulary([]), explains: false, WorkBudget())
    #expect(readings.count { !$0.isRefusal } == 0)
    let reading = try Languages(folder: folder).understand(said)[0]
    #expect(reading.intent == "INPlayMediaIntent")
    #expect(
      reading.parameters == [
        "mediaSearch": .object([
          "mediaName": .string("Green Hills"), "artistName": .string("Ann Lee"),
        ])
      ])
    #expect(reading.reasons.contains { $0.contains("trained") })
  }

  @Test("Some titles that training says are words of what asks for nothing")
  func oddTitles() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let examples = folder.appendingPathComponent("xx/examples.txt")
    let text = try String(contentsOf: examples, encoding: .utf8)
    try (text + "\nnone: nobody said we should").write(
      to: examples, atomically: true, encoding: .utf8)
    let said = try Training(languages: folder, code: "xx", seed: 7).sample(100)
    let titles = said.filter { $0.contains("INPlayMediaIntent") }
      .compactMap { $0.firstMatch(of: /mediaName:text} “(.*?)”/)?.1 }
    let odd = titles.filter { "nobody said we should".contains($0) }
    #expect(!odd.isEmpty && odd.count < titles.count / 2)
  }

  @Test("Each course learns made-up sentences of its own, the same for the same seed")
  func courses() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = try Self.untrained(folder)
    let names = try Self.names(language, folder)
    let maker = SentenceMaker(language, names, [], seed: 7)
    let told = Example(
      text: "now play Green Hills", request: "INPlayMediaIntent",
      spans: [Example.Span(range: 9..<20, tag: "{mediaName:text}")])
    let first = maker.sentences(for: 0, beside: [told], 20)
    #expect(first.allSatisfy { $0.course == 0 })
    #expect(first.contains { $0.text.hasPrefix("now play ") && $0.text != told.text })
    #expect(first.map(\.text) == maker.sentences(for: 0, beside: [told], 20).map(\.text))
    #expect(first.map(\.text) != maker.sentences(for: 1, beside: [told], 20).map(\.text))
  }

  @Test("A Reading of the weights names the words that decided")
  func reasons() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Training(languages: folder, code: "xx", seed: 7).run(sentences: 400)
    let reasons = try Languages(folder: folder)
      .understand("well play Green Hills by Ann Lee", explains: true)[0].reasons
    #expect(reasons.contains { $0.contains("“play”") && $0.contains("INPlayMediaIntent") })
    #expect(reasons.contains("“by” marks “Ann Lee”"))
  }

  @Test("Weights that are cut short, or none, are named")
  func broken() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Training(languages: folder, code: "xx").run(sentences: 100)
    let weights = folder.appendingPathComponent("xx/weights.bin")
    let whole = try Data(contentsOf: weights)
    for bytes in [Data(), Data("nonsense".utf8), whole.prefix(whole.count / 2)] {
      try bytes.write(to: weights)
      let error = try #require(throws: LanguageError.self) { try Languages(folder: folder) }
      #expect(error.file.hasSuffix("weights.bin"))
      #expect(error.what.contains("sotto train"))
    }
  }

  @Test("A sentence of the phrase file is understood as it is written there, whatever its names")
  func phrases() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    {"text": "shush for now my dear", "intent": "SystemMediaControl", "parameters": {"command": "pause"}}
    {"text": "hold it right there please", "intent": "SystemMediaControl", "parameters": {"command": "pause"}}
    {"text": "hold it", "intent": "SystemMediaControl", "parameters": {"command": "pause"}}
    {"text": "well play nicely by the river now", "intent": null}
    {"text": "well they play nicely by the river", "intent": null}
    """.write(to: folder.appendingPathComponent("xx.jsonl"), atomically: true, encoding: .utf8)
    let training = try Training(languages: folder, code: "xx", seed: 7)
    let bare = try training.run(sentences: 400)
    func best() throws -> Reading {
      try Languages(folder: folder).understand("well play nicely by the river")[0]
    }
    #expect(try best().intent != nil)
    let report = try training.run(phrases: folder, sentences: 400)
    // A request that no pattern knows cannot be told from others of its intent: it is left out.
    #expect(report.sentences > bare.sentences)
    #expect(try best().intent == nil)
  }

  @Test("A phrase file that is not there, or has a row that is none, is named with its line")
  func brokenPhrases() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let training = try Training(languages: folder, code: "xx")
    let missing = try #require(throws: LanguageError.self) {
      try training.run(phrases: folder, sentences: 10)
    }
    #expect(missing.file.hasSuffix("xx.jsonl"))
    try "{\"text\": \"hold\", \"intent\": null}\n\n{\"text\": 1}".write(
      to: folder.appendingPathComponent("xx.jsonl"), atomically: true, encoding: .utf8)
    let broken = try #require(throws: LanguageError.self) {
      try training.run(phrases: folder, sentences: 10)
    }
    #expect(broken.line == 3)
  }

  @Test("A set that is not there is named")
  func missingSet() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try "set one: a/b.jsonl\nlanguage: xx\nintent *: none".write(
      to: folder.appendingPathComponent("sets.txt"), atomically: true, encoding: .utf8)
    let training = try Training(languages: folder, code: "xx")
    let error = try #require(throws: LanguageError.self) {
      try training.run(data: folder, sentences: 10)
    }
    #expect(error.file.hasSuffix("a/b.jsonl"))
  }

  @Test("A set may teach what is asked for more than once")
  func times() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sets = folder.appendingPathComponent("sets.txt")
    func read(_ times: String) throws -> [Int] {
      try "set one: a.jsonl\ntimes: \(times)\nset two: b.jsonl".write(
        to: sets, atomically: true, encoding: .utf8)
      return try AnnotatedSet.all(in: LanguageFile(sets)).map(\.times)
    }
    #expect(try read("2") == [2, 1])
    let error = try #require(throws: LanguageError.self) { try read("none") }
    #expect(error.line == 2)
  }

  @Test("A set is read like another, and of one in two parts only what is to be learnt from")
  func likeness() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = try Self.untrained(folder)
    let sets = folder.appendingPathComponent("sets.txt")
    func read(_ second: String) throws -> [AnnotatedSet] {
      try """
      set one: a.jsonl
      intent play: INPlayMediaIntent
      intent *: none
      slot song: {mediaName:text}
      set two: b.jsonl
      language: xx
      intent play *ush: skip
      \(second)
      """.write(to: sets, atomically: true, encoding: .utf8)
      return try AnnotatedSet.all(in: LanguageFile(sets))
    }
    try """
    {"partition": "train", "intent": "play", "annot": "play [song : old river] now"}
    {"partition": "dev", "intent": "play", "annot": "play [song : stone]"}
    {"partition": "train", "intent": "play", "annot": "please hush"}
    {"partition": "train", "intent": "mail", "annot": "mail [to : ann [b]"}
    """.write(to: folder.appendingPathComponent("b.jsonl"), atomically: true, encoding: .utf8)
    func examples(_ second: String) throws -> [Example] {
      try read(second)[1].examples(in: folder, language) { try Data(contentsOf: $0) }
    }
    let found = try examples("like: one")
    #expect(found.map(\.text) == ["play old river now", "mail ann [b"])
    #expect(found.map(\.request) == ["INPlayMediaIntent", "none mail"])
    #expect(found[0].spans?.map(\.range) == [5..<14])
    #expect(try examples("like: one\nbare: play")[0].spans == nil)
    #expect(throws: LanguageError.self) { try read("like: three") }
  }

  @Test("A sentence of a set is said with other names, in capitals only if it has some")
  func otherNames() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = try Self.untrained(folder)
    let names = try Self.names(language, folder)
    var random = SplitMix(seed: 3)
    let spans = [
      Example.Span(range: 5..<9, tag: "{mediaName:text}"),
      Example.Span(range: 13..<17, tag: "{artistName:text}"),
    ]
    let said = Example(text: "play Gold by Abba now", request: "INPlayMediaIntent", spans: spans)
    let other = try #require(names.otherNames(in: said, &random))
    let parts = try #require(other.spans).map { span in
      String(String.UnicodeScalarView(Array(other.text.unicodeScalars)[span.range]))
    }
    #expect(other.text == "play \(parts[0]) by \(parts[1]) now")
    #expect(["Blue Sky", "Old River", "Stone", "Paper Boats", "Long Way"].contains(parts[0]))
    #expect(["Ann Lee", "The Fields", "Joe"].contains(parts[1]))
    let small = try #require(names.otherNames(in: said.inSmallLetters, &random))
    #expect(small.text == small.text.lowercased())
    let nameless = Example(text: "pause it", request: "SystemMediaControl {command=pause}")
    #expect(names.otherNames(in: nameless, &random) == nil)
  }
}
