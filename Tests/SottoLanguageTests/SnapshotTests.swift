import Foundation
import SottoText
import Testing

@testable import SottoLanguage

/// What was compiled is what the texts say, and nothing else is ever read for it.
@Suite("Compiled languages") struct SnapshotTests {
  /// A made-up language with something of all that texts can say.
  private static func folder() throws -> URL {
    try Support.folder(of: [
      "language.txt": """
      name: X
      letters: a-z ä
      typed: ae>ä
      endings m: - s
      form gen: s>-+
      suffix of: 'n>-
      plural: n is 1
      join or: ", " " or "
      particle to: +aeiou>'s ->s
      """,
      "lexicon.txt": "[genreNames]\nrock: rock*m, hard rock\n[number]\n7: seven",
      "patterns.txt": """
      polite = please | kindly
      INPlayMediaIntent: [<polite>] play {genreNames} | play {mediaName^gen} for {tip:number}
      Help: help
      """,
      "answers.txt": "a: {n|one|many} [of {x~to}] {names|or}",
    ])
  }

  private static func key(_ folder: URL) throws -> (shared: SnapshotKey, language: SnapshotKey) {
    let shared = try #require(WellKnownNames.sharedKey(folder))
    let language = folder.appendingPathComponent("xx")
    return (shared, LanguageContent.key(language, nil, shared: shared))
  }

  private static func compiled(_ folder: URL) throws -> LanguageContent? {
    LanguageContent(
      folder.appendingPathComponent("xx"), compiledAs: try key(folder).language, PersonalNames(),
      nil)
  }

  private static func bytes(_ write: (inout SnapshotWriter) -> Void) -> [UInt8] {
    var writer = SnapshotWriter()
    write(&writer)
    return writer.bytes
  }

  @Test func `all languages come back equal, down to what is private`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sotto-compiled-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Support.languagesFolder.resolvingSymlinksInPath(), to: folder)
    #expect(try Languages.compile(folder: folder).count == Languages.folders(in: folder).count + 1)
    let shared = try #require(WellKnownNames.sharedKey(folder))
    let names = try WellKnownNames(folder)
    let namesBack = try #require(WellKnownNames(folder, compiledWith: shared))
    #expect(Self.bytes(names.write) == Self.bytes(namesBack.write))
    #expect(StoredValues.difference(names, namesBack) == nil)
    for language in try Languages.folders(in: folder) {
      let weights = try LanguageContent.weights(of: language)
      let content = try LanguageContent(language, names.personalNames, weights)
      let back = try #require(
        LanguageContent(
          language, compiledAs: LanguageContent.key(language, weights, shared: shared),
          names.personalNames, weights))
      #expect(Self.bytes(content.write) == Self.bytes(back.write), "\(language)")
      // Slow, and of the same types in all of them: these two have most of what can be stored.
      guard ["de", "tr"].contains(language.lastPathComponent) else { continue }
      let difference = StoredValues.difference(content, back)
      #expect(difference == nil, "\(language): \(difference ?? "")")
    }
    let ranker = try Ranker(folder.appendingPathComponent(Ranker.file))
    let texts = try Languages(folder: folder, ranker: ranker, readsCompiled: false)
    try Self.compareReadings(of: texts, with: Languages(folder: folder))
    try Self.weightsCount(folder.appendingPathComponent("de"), shared, names.personalNames)
  }

  /// A file is of its weights' header and transitions, too.
  private static func weightsCount(
    _ folder: URL, _ shared: SnapshotKey, _ names: PersonalNames
  ) throws {
    let file = folder.appendingPathComponent("weights.bin")
    let old = try Data(contentsOf: file)
    let transitions = try #require(LanguageContent.weights(of: folder)?.sections[4])
    for place in [20, transitions.lowerBound * 4, transitions.upperBound * 4 - 1] {
      var changed = old
      changed[place] ^= 1
      try changed.write(to: file)
      let weights = try LanguageContent.weights(of: folder)
      let key = LanguageContent.key(folder, weights, shared: shared)
      #expect(LanguageContent(folder, compiledAs: key, names, weights) == nil, "byte \(place)")
    }
  }

  /// Some two hundred sentences, each in its own language and in none.
  private static func compareReadings(of first: Languages, with second: Languages) throws {
    for code in first.codes {
      let rows = try Support.rows("\(code).jsonl", as: PhraseRow.self)
      for row in stride(from: 0, to: rows.count, by: max(1, rows.count / 25)).map({ rows[$0] }) {
        var surroundings = try row.sentence.surroundings()
        surroundings.apps += first.wellKnownApps
        for locale in [code, nil] {
          let (one, other) = (
            first.understand(row.sentence.text, locale: locale, surroundings: surroundings),
            second.understand(row.sentence.text, locale: locale, surroundings: surroundings)
          )
          // Sums are made in any order, even when the same language is asked twice.
          let isAsLikely = zip(one, other).allSatisfy { abs($0.confidence - $1.confidence) < 1e-4 }
          #expect(one.count == other.count && isAsLikely, "\(row.sentence.text)")
          var best = [one[0], other[0]]
          for index in best.indices { best[index].confidence = 0 }
          #expect(best[0] == best[1])
        }
      }
      #expect(first.language(code)?.answerSheet == second.language(code)?.answerSheet)
    }
  }

  @Test func `stored values that differ anywhere are told apart`() throws {
    var (one, other) = (WordTable(), WordTable())
    one.set(7, 1)
    other.set(7, 2)
    #expect(StoredValues.difference(one, one) == nil)
    #expect(StoredValues.difference(one, other) != nil)
    #expect(StoredValues.difference([Node.word(1)], [Node.word(2)]) != nil)
    #expect(StoredValues.difference(["a": Node.app], ["a": Node.optional(1)]) != nil)
    #expect(StoredValues.difference(["a": Set([1, 2])], ["a": Set([2, 1])]) == nil)
  }

  @Test func `a text that was changed is read, and the next compiling leaves one file`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try Languages.compile(folder: folder)
    #expect(try Self.compiled(folder) != nil)
    for text in LanguageContent.texts + ["../people.txt"] {
      let file = folder.appendingPathComponent("xx/\(text)").standardizedFileURL
      let old = (try? Data(contentsOf: file)) ?? Data()
      try (old + Data("\n# changed".utf8)).write(to: file)
      #expect(try Self.compiled(folder) == nil, "\(text)")
      try old.write(to: file)
    }
    let patterns = folder.appendingPathComponent("xx/patterns.txt")
    try Data("Undo: take that back".utf8).write(to: patterns)
    #expect(try Languages(folder: folder).understand("take that back")[0].intent == "Undo")
    let language = folder.appendingPathComponent("xx").path
    let anew = try Languages.compile(folder: folder)[1].lastPathComponent
    #expect(anew != files[1].lastPathComponent)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: language)
        .filter { $0.hasSuffix(Snapshot.suffix) } == [anew])
  }

  @Test func `a language of another name does not read the file of one`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Languages.compile(folder: folder)
    let (shared, _) = try Self.key(folder)
    let other = folder.appendingPathComponent("yy")
    try FileManager.default.copyItem(at: folder.appendingPathComponent("xx"), to: other)
    let key = LanguageContent.key(other, nil, shared: shared)
    #expect(Snapshot.reader(key, in: other) == nil)
    // Not under the name that it would have, either.
    let file = try #require(
      FileManager.default.contentsOfDirectory(at: other, includingPropertiesForKeys: nil)
        .first { $0.pathExtension == Snapshot.suffix })
    try FileManager.default.moveItem(at: file, to: Snapshot.file(key, in: other))
    #expect(Snapshot.reader(key, in: other) == nil)
  }

  @Test func `a file cut anywhere, or longer, is no file`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Languages.compile(folder: folder)[1]
    let whole = try Data(contentsOf: file)
    #expect(try Self.compiled(folder) != nil)
    let key = try Self.key(folder).language
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      #expect(Snapshot.reader(key, in: file.deletingLastPathComponent()) == nil, "\(length) bytes")
    }
    try (whole + Data([0])).write(to: file)
    #expect(try Self.compiled(folder) == nil)
    #expect(try Languages(folder: folder).understand("please play rocks")[0].intent != nil)
  }

  @Test func `a file with any bit changed is no file`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Languages.compile(folder: folder)[1]
    let whole = try Data(contentsOf: file)
    let key = try Self.key(folder).language
    var random = SplitMix(seed: 1)
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try changed.write(to: file)
      #expect(Snapshot.reader(key, in: file.deletingLastPathComponent()) == nil, "byte \(place)")
    }
    for _ in 0..<500 {
      var changed = whole
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let place = Int.random(in: 0..<whole.count, using: &random)
        changed[place] = changed[place] &+ UInt8.random(in: 1...255, using: &random)
      }
      guard changed != whole else { continue }
      try changed.write(to: file)
      #expect(try Self.compiled(folder) == nil)
    }
    #expect(try Languages(folder: folder).understand("please play rocks")[0].intent != nil)
  }

  /// As if a program had written less than it says.
  @Test func `content that ends too early is no content, though its hash is right`() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try Languages.compile(folder: folder)[1]
    let content = [UInt8](try Data(contentsOf: file).dropFirst(32))
    let key = try Self.key(folder).language
    for length in 0..<content.count {
      try Snapshot.write(
        SnapshotWriter(bytes: Array(content.prefix(length))), key,
        in: file.deletingLastPathComponent())
      #expect(try Self.compiled(folder) == nil, "\(length) bytes")
    }
  }

  @Test func `a program is told by what the linker left in it, and one that is cut by nothing`()
    throws
  {
    let program = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")).prefix(65536))
    let found = try #require(program.withUnsafeBytes(BuildIdentifier.identifier))
    #expect(found == BuildIdentifier.current && found.count >= 8)
    for length in 0..<700 {
      _ = program.prefix(length).withUnsafeBytes(BuildIdentifier.identifier)
    }
    var random = SplitMix(seed: 1)
    for _ in 0..<2000 {
      var changed = Array(program.prefix(2000))
      for _ in 0..<8 {
        changed[Int.random(in: 5..<900, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = changed.withUnsafeBytes(BuildIdentifier.identifier)
    }
  }
}
