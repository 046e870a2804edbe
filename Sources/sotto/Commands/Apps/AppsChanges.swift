import ArgumentParser
import SottoWire

/// What the commands share that change one app.
protocol AppChange: AsyncParsableCommand {
  var app: String { get }
  var json: Bool { get }
  var connection: ConnectionOptions { get }
  var change: ClientCalls.ChangeApp.Change { get }
}

extension AppChange {
  func run() async throws {
    let client = try await connection.connect()
    let summary = try await client.call(ClientCalls.ChangeApp(app: app, change: change))
    Output.app(summary, json: json)
    await client.close()
  }
}

struct AppsDefault: AppChange {
  static let configuration = CommandConfiguration(
    commandName: "default", abstract: "Make an app the one for all it can do.",
    discussion: """
      Example:
        $ sotto apps default Melody
      """)

  @Argument(help: "Its name or identifier.")
  var app: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  var change: ClientCalls.ChangeApp.Change { .makeDefault }
}

struct AppsRemove: AppChange {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove an app; what it has stored stays unless erased.",
    discussion: """
      Example:
        $ sotto apps remove Melody --erase
      """)

  @Argument(help: "Its name or identifier.")
  var app: String

  @Flag(help: "Erase what it has stored, too.")
  var erase = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  var change: ClientCalls.ChangeApp.Change { erase ? .erase : .remove }
}
