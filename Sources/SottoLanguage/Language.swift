import Foundation

/// One language: what it understands and how it speaks, read from its folder.
public struct Language: Sendable {
  /// The folder's name, a BCP-47 tag: `en`, `ru`.
  public let code: String
  /// The language's own name, as its speakers write it.
  public let name: String
  let alphabet: Alphabet
  let grammar: Grammar
  let inflection: Inflection
  let answers: Answers

  /// - Throws: `LanguageError` that names the file and line to mend.
  init(folder: URL) throws {
    code = folder.lastPathComponent
    let settings = try LanguageSettings(
      LanguageFile(folder.appendingPathComponent("language.txt")))
    name = settings.name
    alphabet = settings.alphabet
    inflection = settings.inflection
    grammar = try GrammarReader.read(folder, inflection: settings.inflection)
    answers = try Answers(
      LanguageFile(folder.appendingPathComponent("answers.txt")), rules: settings.sentences)
  }
}
