import ArgumentParser

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
    subcommands: [
      Talk.self, Say.self, Understand.self, Serve.self, Quit.self, Apps.self,
      CatalogCommand.self, HistoryCommand.self, Adapt.self, GenerateIntents.self, Evaluate.self,
      AnswersCommand.self, Train.self,
    ],
    defaultSubcommand: Talk.self)
}
