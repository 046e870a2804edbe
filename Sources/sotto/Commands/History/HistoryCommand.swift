import ArgumentParser
import SottoWire

/// What was said, answered and done.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Print, export or wipe what was said, answered and done.",
    discussion: """
      Example:
        $ sotto history --limit 5
        $ sotto history export > everything.jsonl
        $ sotto history wipe
      """,
    subcommands: [HistoryList.self, HistoryExport.self, HistoryWipe.self],
    defaultSubcommand: HistoryList.self)
}

/// Everything that is remembered of the person, for them to keep.
struct HistoryExport: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print everything that is remembered, one JSON object a line.",
    discussion: """
      Each line has one member: `said`, a sentence and its answer; `done`, what an app has told of; or `shortcut`,
      a phrase.

      Example:
        $ sotto history export > everything.jsonl
      """)

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let client = try await connection.connect()
    for entry in try await client.call(ClientCalls.History(limit: .max)).reversed() {
      Output.json(["said": entry])
    }
    var last = 0
    while true {
      let page = try await client.call(ClientCalls.ListDonations(after: last))
      for donation in page { Output.json(["done": donation]) }
      guard let next = page.last?.number else { break }
      last = next
    }
    for shortcut in try await client.call(ClientCalls.ListShortcuts()) {
      Output.json(["shortcut": shortcut])
    }
    await client.close()
  }
}

/// All of it is forgotten.
struct HistoryWipe: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wipe",
    abstract: "Forget what was said, answered, done and learnt, in every file.",
    discussion: """
      Phrases of your own stay, and what apps have stored themselves: “sotto shortcuts delete PHRASE” and
      “sotto apps remove APP --erase” are for those.

      Example:
        $ sotto history wipe
      """)

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let client = try await connection.connect()
    _ = try await client.call(ClientCalls.Wipe())
    Output.line("Forgotten.")
    await client.close()
  }
}
