import ArgumentParser
import SottoWire

struct ShortcutsAdd: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Give a phrase to a sentence, or to what a suggestion does.",
    discussion: """
      Example:
        $ sotto shortcuts add "good night" --say "stop the music"
        $ sotto shortcuts add "доброе утро" --say "включи новости" --locale ru
      """)

  @Argument(help: "What you will say.")
  var phrase: String

  @Option(help: "What it stands for: a sentence that is understood.")
  var say: String?

  @Option(
    help: "What it starts: the identifier of a suggestion, as “sotto suggest --json” tells it.")
  var suggestion: String?

  @Flag(help: "Give the phrase even where it means something already.")
  var sure = false

  @OptionGroup var expected: LocaleOption

  @OptionGroup var connection: ConnectionOptions

  func validate() throws {
    if (say == nil) == (suggestion == nil) {
      throw ValidationError(
        "Say what the phrase starts: --say SENTENCE or --suggestion IDENTIFIER.")
    }
  }

  func run() async throws {
    let client = try await connection.connect()
    let made = try await client.call(
      ClientCalls.SaveShortcut(
        phrase: phrase, sentence: say, suggestion: suggestion, locale: expected.locale,
        isSure: sure))
    Output.shortcut(made, json: false)
    await client.close()
  }
}

struct ShortcutsEdit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change a phrase, or what it starts.",
    discussion: """
      Example:
        $ sotto shortcuts edit "good night" --phrase "sleep well"
        $ sotto shortcuts edit "sleep well" --say "pause"
      """)

  @Argument(help: "The phrase as it is.")
  var former: String

  @Option(help: "What you will say instead of it.")
  var phrase: String?

  @Option(help: "What it stands for from now on.")
  var say: String?

  @Flag(help: "Give the phrase even where it means something already.")
  var sure = false

  @OptionGroup var expected: LocaleOption

  @OptionGroup var connection: ConnectionOptions

  func validate() throws {
    if phrase == nil, say == nil {
      throw ValidationError("Say what to change: --phrase WORDS, --say SENTENCE, or both.")
    }
  }

  func run() async throws {
    let client = try await connection.connect()
    let changed = try await client.call(
      ClientCalls.SaveShortcut(
        phrase: phrase ?? former, sentence: say, replaces: former, locale: expected.locale,
        // A phrase that stays was decided on when it was given.
        isSure: sure || phrase == nil))
    Output.shortcut(changed, json: false)
    await client.close()
  }
}
