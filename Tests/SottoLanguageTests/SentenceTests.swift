import Testing

@testable import SottoLanguage

@Suite("The assistant's sentences are filled in") struct SentenceTests {
  private struct Case {
    var template: String
    var values: [String: String]
    var text: String?
  }

  private static let russian = [
    "n % 10 is 1 and n % 100 is not 11", "n % 10 is 2-4 and n % 100 is not 12-14",
  ]

  @Test func templates() throws {
    var rules = SentenceRules()
    let join: ListJoin = try #require(ListJoin("\", \" \" or \""))
    rules.joins["or"] = join
    rules.plural.conditions = Self.russian.compactMap(PluralRule.Condition.init)
    for example in [
      Case(
        template: "Playing {item}[ by {artist}].", values: ["item": "One"], text: "Playing One."),
      Case(
        template: "Playing {item}[ by {artist}].", values: ["item": "One", "artist": "U2"],
        text: "Playing One by U2."),
      Case(
        template: "Playing {item}[ by {artist}].", values: ["item": "One", "artist": ""],
        text: "Playing One."),
      Case(template: "Playing {item}.", values: [:], text: nil),
      Case(template: "{n} {n|one|few|many}", values: ["n": "21"], text: "21 one"),
      Case(template: "{n} {n|one|few|many}", values: ["n": "12"], text: "12 many"),
      Case(template: "{n|one|{n} few|many}", values: ["n": "33"], text: "33 few"),
      Case(template: "{n|one|few|many}", values: ["n": "several"], text: nil),
      Case(
        template: "{all|or}?", values: ["all": Language.list(["A", "B", "C"])],
        text: "A, B or C?"),
      Case(template: "{all|or}?", values: ["all": Language.list(["A", "B"])], text: "A or B?"),
      Case(template: "{all|or}?", values: ["all": Language.list(["A"])], text: "A?"),
    ] {
      let template = try AnswerTemplate(example.template, rules)
      #expect(template.filled(example.values, rules.plural) == example.text)
    }
  }

  @Test("A sentence that is missing still tells what it is about")
  func fallback() throws {
    let language = try #require(try Support.languages.get().language("en"))
    #expect(language.sentence("no.such.key", ["item": "One"]) == "no.such.key: One")
    #expect(language.sentence("no.such.key") == "no.such.key")
  }

  @Test(
    "The form of a noun follows its number",
    arguments: [
      (1, 0), (21, 0), (101, 0), (2, 1), (34, 1), (0, 2), (5, 2), (11, 2), (12, 2), (111, 2),
      (-1, 0),
    ])
  func plural(number: Int, form: Int) {
    var plural = PluralRule()
    plural.conditions = Self.russian.compactMap(PluralRule.Condition.init)
    #expect(plural.form(of: number) == form)
  }
}
