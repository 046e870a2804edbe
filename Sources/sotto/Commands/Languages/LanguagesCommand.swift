import ArgumentParser

/// What the assistant knows of languages.
struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages", abstract: "Prepare the languages' texts.",
    subcommands: [LanguagesCompile.self])
}
