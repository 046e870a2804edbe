import Foundation

/// The language's own phrase file as sentences to learn from what is asked for: a row says which
/// Reading it has, not where its words stand.
struct PhraseFile {
  private let rows: [ExpectedRow]

  /// - Throws: `LanguageError` that names the line to mend.
  init(_ url: URL) throws {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw LanguageError(
        file: url.path, line: nil, what: "cannot be read; PHRASES names a folder of CODE.jsonl")
    }
    rows = try text.split(separator: "\n").enumerated().map { number, line in
      do {
        return try JSONDecoder().decode(ExpectedRow.self, from: Data(line.utf8))
      } catch {
        throw LanguageError(file: url.path, line: number + 1, what: "is no row: \(error)")
      }
    }
  }

  /// The rows that the patterns understand as they should be; which kind of request the others are
  /// cannot be told from the Reading alone.
  func examples(_ language: Language) -> [Example] {
    rows.filter { $0.sentence.question == nil }.compactMap { row in
      language.example(of: row.sentence, expected: row.expected)
    }
  }
}

extension Language {
  /// What a sentence asks for: what is expected of it, and the constants by which the patterns tell
  /// that from other requests of the intent.
  fileprivate func example(of sentence: SentenceRow, expected: Reading) -> Example? {
    var example = Example(
      text: sentence.text, apps: sentence.apps ?? [], request: Example.request(nil, []), spans: nil)
    guard expected.intent != nil else { return example }
    let listening = Listening(
      Tokens(sentence.text), self,
      Surroundings(apps: example.apps.map { Surroundings.App(name: $0) }),
      wellKnown: Vocabulary([]))
    var matcher = Matcher(listening)
    let builder = ReadingBuilder(language: self, listening: listening)
    let match = matcher.matches(limit: 20).first {
      builder.reading($0)?.reading.intent == expected.intent
    }
    guard let match else { return nil }
    example.request = Example.request(
      expected.intent, match.events.compactMap(constantOfRequest))
    return example
  }

  private func constantOfRequest(_ event: Trail.Event) -> String? {
    guard case .constant(let index) = event else { return nil }
    let constant = grammar.constants[Int(index)]
    guard constant.field >= 0 else { return nil }
    let field = grammar.fields[Int(constant.field)]
    return field.isOfWholeRequest ? "{\(field.source)=\(constant.value.constantText)}" : nil
  }
}
