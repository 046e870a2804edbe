import ArgumentParser
import Foundation
import SottoWire

/// What was said and answered.
struct HistoryList: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print what was said and answered, the newest last.",
    discussion: """
      Example:
        $ sotto history --limit 5
      """)

  @Option(help: "How many at most.")
  var limit = 20

  @Flag(help: "One JSON object an entry.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit is \(limit); it must be at least 1.") }
  }

  func run() async throws {
    let client = try await connection.connect()
    let entries = try await client.call(ClientCalls.History(limit: limit))
    for entry in entries.reversed() {
      if json {
        Output.json(entry)
      } else {
        let date = Date(timeIntervalSince1970: entry.date)
        let text = entry.sender.map { "\($0): \(entry.text)" } ?? entry.text
        Output.line("\(date.formatted(.iso8601))  \(text)\n  \(entry.reply)")
      }
    }
    await client.close()
  }
}
