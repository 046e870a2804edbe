import ArgumentParser
import SottoWire

struct AppsOpen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Launch an app, and tell it that you have opened it.",
    discussion: """
      Example:
        $ sotto apps open Listable
      """)

  @Argument(help: "Its name or identifier.")
  var app: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let client = try await connection.connect()
    let summary = try await client.call(ClientCalls.OpenApp(app: app))
    Output.app(summary, json: json)
    await client.close()
  }
}
