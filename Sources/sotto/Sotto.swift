import ArgumentParser
import Foundation

/// The command line.
@main
struct Sotto: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sotto",
    abstract: "Talk to your apps: an assistant for SiriKit's intents, at home.",
    discussion: """
      Without a subcommand, sotto opens a prompt that keeps a conversation:

        $ sotto
        > play skyfall by adele in melody
        Playing Skyfall by Adele in Melody.
      """,
    version: version,
    subcommands: [
      Talk.self, Say.self, RequestCommand.self, Understand.self, Serve.self, Listen.self,
      ServiceCommand.self, Status.self, Health.self, Quit.self, ConfigCommand.self,
      Apps.self,
      Tokens.self, Logs.self, CatalogCommand.self, Suggest.self, Shortcuts.self,
      HistoryCommand.self, New.self, RunCommand.self, Check.self, TestCommand.self,
      ReplayCommand.self, VocabularyCommand.self, Adapt.self,
      GenerateIntents.self,
      Evaluate.self,
      AnswersCommand.self, LanguagesCommand.self, Train.self,
    ],
    defaultSubcommand: Talk.self)

  static let version = "0.1.0-unreleased"

  static func main() async {
    if let unknown = UnknownCommand(in: Array(CommandLine.arguments.dropFirst()), of: self) {
      Output.error("Error: \(unknown)")
      Foundation.exit(ExitCode.validationFailure.rawValue)
    }
    await main(nil)
  }
}
