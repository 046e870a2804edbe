import ArgumentParser
import SottoWire

/// The phrases that start something, given by the person.
struct Shortcuts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give phrases of your own to what you do often.",
    discussion: """
      Example:
        $ sotto shortcuts add "good night" --say "stop the music"
        $ sotto say "good night"
      """,
    subcommands: [ShortcutsList.self, ShortcutsAdd.self, ShortcutsEdit.self, ShortcutsDelete.self],
    defaultSubcommand: ShortcutsList.self)
}

struct ShortcutsList: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the phrases and what they start.",
    discussion: """
      Example:
        $ sotto shortcuts list --json
      """)

  @Flag(help: "One JSON object a phrase.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let client = try await connection.connect()
    let all = try await client.call(ClientCalls.ListShortcuts())
    if all.isEmpty, !json {
      Output.line("No phrase is given yet. “sotto shortcuts add PHRASE --say SENTENCE” gives one.")
    }
    for shortcut in all { Output.shortcut(shortcut, json: json) }
    await client.close()
  }
}

struct ShortcutsDelete: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Take a phrase away.",
    discussion: """
      Example:
        $ sotto shortcuts delete "good night"
      """)

  @Argument(help: "The phrase.")
  var phrase: String

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let client = try await connection.connect()
    let deleted = try await client.call(ClientCalls.DeleteShortcut(phrase: phrase))
    Output.line("“\(deleted.phrase)” starts nothing any more.")
    await client.close()
  }
}

extension Output {
  /// A phrase and what it starts, as one line of JSON or in words.
  static func shortcut(_ shortcut: ShortcutSummary, json asJSON: Bool) {
    if asJSON { return json(shortcut) }
    let started =
      shortcut.sentence
      ?? [shortcut.title, shortcut.app].compactMap { $0 }
      .joined(separator: ", ")
    line("“\(shortcut.phrase)”: \(started)")
    if let problem = shortcut.problem { line("  " + problem) }
  }
}
