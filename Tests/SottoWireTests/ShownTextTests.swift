import SottoWire
import Testing

/// What apps say is shown, and does nothing else to who looks at it.
@Suite struct ShownTextTests {
  static let rows: [(said: String, shown: String)] = [
    ("Skyfall", "Skyfall"),
    ("", ""),
    ("  two  words ", "two words"),
    ("a\nb\r\nc\td", "a b c d"),
    ("\u{1B}[2J\u{1B}]0;title\u{7}x", "[2J ]0;title x"),
    ("C1: \u{9B}31m red \u{90}x\u{9C}", "C1: 31m red x"),
    ("\u{202E}gpj.exe\u{202C}", "gpj.exe"),
    ("\u{2066}a\u{2069}b\u{FEFF}c\u{E0041}d", "abcd"),
    ("line\u{2028}paragraph\u{2029}end", "line paragraph end"),
    ("z\(String(repeating: "\u{301}", count: 100))", "z\(String(repeating: "\u{301}", count: 8))"),
    // What names consist of stays: joiners, marks of writing, spaces that belong to numbers.
    ("👩‍👩‍👧‍👦 नमस्ते می‌خواهم 12\u{A0}€", "👩‍👩‍👧‍👦 नमस्ते می‌خواهم 12\u{A0}€"),
    ("\u{200F}שלום", "\u{200F}שלום"),
  ]

  @Test(arguments: rows)
  func `nothing but what is seen stays`(row: (said: String, shown: String)) {
    #expect(row.said.shown(atMost: 100) == row.shown)
    #expect(row.shown.shown(atMost: 100) == row.shown)
  }

  @Test func `what is long is shortened`() {
    let long = String(repeating: "à", count: 300)
    #expect(long.shown(atMost: 10) == String(repeating: "à", count: 9) + "…")
    #expect(long.shown(atMost: 300) == long)
    let family = String(repeating: "👩‍👩‍👧‍👦", count: 50)
    #expect(family.shown(atMost: 50) == family)
    // One character that is a million scalars long is no name.
    let giant = "a" + String(repeating: "\u{200D}", count: 1_000_000)
    #expect(giant.shown(atMost: 10).unicodeScalars.count <= 121)
  }

  @Test func `lines and columns of what we print stay`() {
    #expect("a   b\n  c\u{1B}[0m\u{202E}".shownLines == "a   b\n  c [0m")
  }

  @Test func `each text of a reply is shown clean`() throws {
    let bad = "a\u{1B}[31m\u{202E}\nb"
    var reply = Reply(
      text: bad, outcome: .question, locale: "en", app: bad,
      question: .init(kind: "choice", choices: [bad]),
      card: Card(rows: [.init(title: bad, subtitle: bad, identifier: bad)]), alternatives: [bad],
      steps: [.init(name: bad, result: bad, milliseconds: 0)])
    reply = reply.shown
    let clean = "a [31m b"
    #expect(reply.text == clean && reply.app == clean && reply.question?.choices == [clean])
    #expect(reply.card?.rows.first?.title == clean && reply.card?.rows.first?.subtitle == clean)
    #expect(reply.alternatives == [clean] && reply.steps.first?.result == clean)
    // A name that only programs read goes back to its app as it came.
    #expect(reply.card?.rows.first?.identifier == bad)
  }
}
