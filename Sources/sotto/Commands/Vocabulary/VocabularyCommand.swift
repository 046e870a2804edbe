import ArgumentParser
import Foundation
import SottoVocabulary

/// An app's example phrases and terms in all languages, exchanged with one table.
struct VocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Exchange an app's AppIntentVocabulary.plist files with one table.",
    discussion: """
      The table has a line for each example phrase and for each way to say a term, of all languages.

      Example:
        $ sotto vocabulary export App > vocabulary.tsv
        $ sotto vocabulary import vocabulary.tsv App
        $ sotto vocabulary suggest .
      """,
    subcommands: [Export.self, Import.self, VocabularySuggest.self])

  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the files of all languages as one table.")

    @Argument(help: "The folder of the language folders, NAME.lproj.", completion: .directory)
    var folder = "."

    func run() throws {
      let rows = try LanguageFolders(folder).all.flatMap { language in
        try VocabularyPropertyList.rows(
          of: StrangersList.values(of: language.vocabulary.path), language: language.code,
          path: language.vocabulary.path)
      }
      try FileHandle.standardOutput.write(contentsOf: Data(VocabularyTable.text(of: rows).utf8))
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the files of a table's languages; those of others stay as they are.")

    @Argument(help: "The table; “-” reads it from standard input.", completion: .file())
    var table: String

    @Argument(help: "The folder of the language folders, NAME.lproj.", completion: .directory)
    var folder = "."

    func run() throws {
      let text =
        table == "-" ? StandardInput.readAll() : try String(contentsOfFile: table, encoding: .utf8)
      let rows: [VocabularyRow]
      do {
        rows = try VocabularyTable.rows(of: text)
      } catch {
        throw VocabularyError("\(table): \(error)")
      }
      let root = try LanguageFolders.root(folder)
      for (code, rows) in Dictionary(grouping: rows, by: \.language).sorted(by: { $0.key < $1.key })
      {
        let language = LanguageFolders.Language(code: code, in: root)
        try FileManager.default.createDirectory(
          at: language.vocabulary.deletingLastPathComponent(), withIntermediateDirectories: true)
        try VocabularyPropertyList.data(of: rows).write(to: language.vocabulary, options: .atomic)
        Output.line(language.vocabulary.path)
      }
    }
  }
}
