import ArgumentParser
import Foundation
import SottoLanguage

/// Compiles the languages' texts.
struct LanguagesCompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Compile the languages' texts, so that sotto starts quickly.",
    discussion: """
      Writes a file beside the texts of each language, which this build of sotto reads instead of them
      for as long as they stay as they are.

      Example:
        $ sotto languages compile
        $ sotto languages compile Sources/SottoLanguage/Languages
      """)

  @Argument(
    help: "The folder that holds one for each language; without it, that of the installed ones.",
    completion: .directory)
  var folder: String?

  func run() throws {
    for file in try Languages.compile(folder: folder.map { URL(fileURLWithPath: $0) }) {
      Output.line(file.path)
    }
  }
}
