import Testing

@testable import SottoCatalog

@Suite struct SpellingTests {
  @Test(arguments: Cases.rows(of: "spellings"))
  func spells(_ row: [String: String]) throws {
    let name = try #require(row["name"])
    #expect(Spelling(name).description == row["spelling"] ?? "")
  }

  @Test(arguments: Cases.rows(of: "forms"))
  func hasForms(_ row: [String: String]) throws {
    let title = try #require(row["title"])
    let forms = NameForm.forms(ofTitle: title).map(\.spelling.description)
    #expect(forms == Cases.list(row["forms"], "; "))
  }

  @Test(arguments: [
    ("PSY (싸이)", "psy", "ssai"), ("DAWN 던", "dawn", "deon"), ("周杰倫 Jay Chou", "zhou", "jay"),
  ])
  func nameInTwoScriptsHasHalves(_ name: String, _ first: String, _ second: String) throws {
    let halves = try #require(ScriptHalves(of: name))
    #expect(Spelling(halves.first).description.hasPrefix(first))
    #expect(Spelling(halves.second).description.hasPrefix(second))
  }

  @Test(arguments: [
    "Hello", "봄날", "Лирика (Live)", "우산 (feat. 윤하)", "Animal (feat. 정호석 Of 방탄소년단)", "",
    "Ты и I",
  ])
  func otherNamesHaveNoHalves(_ name: String) { #expect(ScriptHalves(of: name) == nil) }

  @Test(arguments: [
    ("스카이폴", ["skaipol", "skaifol"]), ("泰勒斯威夫特", ["tai lei s wei f t"]), ("sia", []),
  ])
  func loanwordsAreReadBack(_ name: String, _ expected: [String]) {
    let read = Loanwords.spellings(of: Spelling(name), in: Scripts(of: name))
    #expect(read.map(\.description) == expected)
  }

  @Test(arguments: [
    ("playlist of the day", "day"), ("hands on the radio", "hands on the"), ("the artist", nil),
    ("song of the", nil), ("halo", nil),
  ])
  func losesTheWordForItsKind(_ name: String, _ rest: String?) {
    #expect(KindWords.removed(from: Spelling(name))?.description == rest)
  }

  @Test(arguments: [
    ("know lows", "new no lows", false), ("the graveyard", "graveyard", true),
    ("runnin", "running", true), ("I want two", "I want to", true),
    ("dan & shay", "dan shay", true),
    ("Mississippi", "Misisipi", true), ("you're special", "you you're special", false),
  ])
  func soundsTheSame(_ left: String, _ right: String, _ isSame: Bool) {
    #expect((SoundKey(Spelling(left).bytes) == SoundKey(Spelling(right).bytes)) == isSame)
  }

  @Test(arguments: [
    ("twisted sister", "this ted zuster", true), ("fletcher", "flat sher", true),
    ("exodus", "ego das", true), ("ukraine", "crane", false), ("u2", "u", true),
    ("night light", "might light", true), ("queen", "kevin", false), ("shoulder", "schilder", true),
    ("chained", "tschind", true), ("wax on", "waks un", true),
  ])
  func hasConsonants(_ left: String, _ right: String, _ areSame: Bool) {
    func frame(_ name: String) -> [UInt8] {
      Array(name.utf8).withUnsafeBufferPointer { ConsonantFrame.of($0) }
    }
    #expect((frame(left) == frame(right)) == areSame)
  }

  @Test(arguments: [
    ("my news", "my nemesis", true), ("my news", "my eyes", false), ("ban sin", "bonson", true),
    ("bonson", "ban sin", false), ("a a a a", "a a a", true), ("news", "news today", false),
    ("", "", true), ("halo", "", false),
  ])
  func isHeardWordForWord(_ said: String, _ written: String, _ isHeard: Bool) {
    func frames(_ name: String) -> WordFrames {
      Array(name.utf8).withUnsafeBufferPointer { WordFrames($0) }
    }
    #expect(frames(said).areHeard(for: frames(written)) == isHeard)
  }

  /// Whatever the bytes, a name is spelled, and no longer than is kept.
  @Test func anythingIsSpelled() {
    var generator = SystemRandomNumberGenerator()
    for length in [0, 1, 2, 7, 50, 5000] {
      for _ in 0..<50 {
        let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let spelling = Spelling(String(decoding: bytes, as: UTF8.self))
        #expect(spelling.bytes.count <= 3 * Letters.longest)
        #expect(!spelling.bytes.starts(with: [.space]))
      }
    }
  }
}

extension ScriptHalves {
  init?(of name: String) {
    var name = name
    guard let halves = name.withUTF8({ ScriptHalves($0) }) else { return nil }
    self = halves
  }
}
