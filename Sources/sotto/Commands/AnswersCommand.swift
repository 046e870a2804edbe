import ArgumentParser
import SottoLanguage

/// Everything the assistant can say in a language.
struct AnswersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answers",
    abstract: "Print every sentence the assistant can say, with sample values.",
    discussion: """
      Each kind of ending that a value can ask for is shown once, and each form of a counted noun.

      Example:
        $ sotto answers --locale ru
      """)

  @Option(help: "The language, as in ru or en-GB.")
  var locale = "en"

  func validate() throws {
    let languages = try Languages.installed()
    guard languages.language(locale) == nil else { return }
    throw ValidationError(
      "--locale is “\(locale)”; installed are \(languages.codes.joined(separator: ", ")).")
  }

  func run() throws {
    for line in try Languages.installed().language(locale)?.answerSheet ?? [] { Output.line(line) }
  }
}
