import Testing

@testable import SottoLanguage

@Suite("A vocabulary is looked up") struct VocabularyTests {
  private func entries(_ vocabulary: Vocabulary, _ said: String) -> [String] {
    var node = vocabulary.root
    for token in Tokens(said).all {
      guard let next = vocabulary.node(after: node, word: token.hash) else { return [] }
      node = next
    }
    return vocabulary.entries(at: node).map { vocabulary.entries[$0].name }
  }

  @Test func spelling() {
    let vocabulary = Vocabulary([
      .init(kind: "album", name: "Outer Peace (Deluxe Edition)"),
      .init(kind: "song", name: "HELLO!"),
      .init(kind: "artist", name: "Beyoncé"), .init(kind: "song", name: "!!!"),
    ])
    #expect(entries(vocabulary, "outer peace") == ["Outer Peace (Deluxe Edition)"])
    #expect(entries(vocabulary, "outer peace deluxe edition") == ["Outer Peace (Deluxe Edition)"])
    #expect(entries(vocabulary, "hello") == ["HELLO!"])
    #expect(entries(vocabulary, "beyonce") == ["Beyoncé"])
    #expect(entries(vocabulary, "outer").isEmpty)
    #expect(entries(vocabulary, "goodbye").isEmpty)
  }

  @Test("Of names that sound alike the first of each kind is found, in the order they were given")
  func order() {
    let given = [("song", "Alice"), ("artist", "ALICE"), ("song", "alice"), ("album", "Alice!")]
    let vocabulary = Vocabulary(given.map { Vocabulary.Entry(kind: $0, name: $1) })
    #expect(entries(vocabulary, "Alice") == ["Alice", "ALICE", "Alice!"])
  }

  @Test("Every one of many names is found")
  func many() {
    let names = (0..<20_000).map { "name \($0 % 141) of \($0)" }
    let vocabulary = Vocabulary(names.map { Vocabulary.Entry(kind: "song", name: $0) })
    #expect(names.allSatisfy { entries(vocabulary, $0) == [$0] })
  }

  /// An app tells what its lists are called as it tells what its notes are called.
  @Test(
    "A list is known by its name",
    arguments: [
      ("quiet blue water", "Monday morning"), ("silver rain coats", "Jonas weekend"),
      ("shiny whole bread", "Hector school cleaning"),
    ])
  func list(task: String, name: String) throws {
    let sentence = "add \(task) to the \(name) list"
    func understood(_ names: [String]) throws -> Reading {
      let errands = Surroundings.App(
        name: "Errands",
        vocabulary: Vocabulary(names.map { Vocabulary.Entry(kind: "note", name: $0) }))
      return try Support.languages.get().understand(
        sentence, locale: "en", surroundings: Surroundings(apps: [errands]))[0]
    }
    #expect(try understood([]).groundedBy == nil)
    let reading = try understood([name])
    #expect(reading.intent == "INAddTasksIntent")
    #expect(reading.parameters["targetTaskList"] == .string(name))
    #expect(reading.groundedBy == "Errands")
  }
}
