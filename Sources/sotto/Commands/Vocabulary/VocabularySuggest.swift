import ArgumentParser
import Foundation
import SottoAssistant
import SottoHost
import SottoLanguage
import SottoScaffold
import SottoVocabulary

/// Which example phrases an app lacks, each with one to begin with.
struct VocabularySuggest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Name the intents without an example phrase in a language, each with one.",
    discussion: "What is printed are lines of a table that “sotto vocabulary import TABLE” reads.")

  @Argument(help: "The app: its bundle, or the folder of its package.", completion: .directory)
  var app = "."

  @Flag(inversion: .prefixedNo, help: "Build the package first.")
  var build = true

  @Option(help: "How the package is built: automatic and bubblewrap, in a sandbox; none, as you.")
  var sandbox: ConfinementChoice = .automatic

  @OptionGroup var root: RootOption

  func run() throws {
    let built = try BuiltBundle(app, builds: build, by: root.tools(sandbox))
    defer { built.remove() }
    let bundle = try AppBundle(path: built.path)
    let folders = try LanguageFolders(built.path)
    let known = try Languages.installed()
    var rows: [VocabularyRow] = []
    for code in folders.codes {
      guard let language = known.language(code) else {
        Output.error("Sotto doesn't speak “\(code)”: its phrases were not looked at.")
        continue
      }
      let there = Set(
        (bundle.vocabulary(in: code)?.examples ?? [:]).filter { !$0.value.isEmpty }.keys)
      let name = bundle.name.text(in: code)
      let phrases = NewApp.phrases(of: name) { key, words in
        language.hasSentence(key) ? language.sentence(key, words) : nil
      }
      for intent in bundle.intents.subtracting(there).sorted() {
        guard let phrase = phrases[intent] else { continue }
        rows.append(
          VocabularyRow(language: code, kind: .example, names: [intent], phrase: phrase))
      }
    }
    guard !rows.isEmpty else { return Output.error("Every intent has an example phrase.") }
    try FileHandle.standardOutput.write(contentsOf: Data(VocabularyTable.text(of: rows).utf8))
  }
}
