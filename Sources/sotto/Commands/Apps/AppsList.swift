import ArgumentParser
import SottoWire

struct AppsList: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the installed apps.",
    discussion: """
      Example:
        $ sotto apps list --json
        $ sotto apps list --intent INAddTasksIntent
      """)

  @Option(help: "Only the apps that handle an intent, and what its parameters are.")
  var intent: String?

  @Flag(help: "One JSON object an app.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let client = try await connection.connect()
    let apps = try await client.call(ClientCalls.ListApps())
    if let intent {
      try IntentHandlers(of: intent, among: apps).show(json: json)
      return await client.close()
    }
    if apps.isEmpty, !json {
      Output.line("No app is installed. Install one with: sotto apps install FOLDER.app")
    }
    for app in apps { Output.app(app, json: json) }
    await client.close()
  }
}

extension Output {
  /// An app, as one line of JSON or in words.
  static func app(_ app: AppSummary, json asJSON: Bool) {
    if asJSON { return json(app) }
    var facts = [app.identifier, app.version, app.authorization]
    if app.network { facts.append("network") }
    facts += app.localPorts.map { "local port \($0)" }
    if app.music { facts.append("music") }
    if app.unconfined { facts.append("unconfined") }
    if !app.notifications { facts.append("no notifications") }
    if !app.questions { facts.append("no questions") }
    if app.requests { facts.append("requests to other apps") }
    if app.running { facts.append("running") }
    line("\(app.name)  (\(facts.joined(separator: ", ")))")
    if !app.intents.isEmpty { line("  " + app.intents.joined(separator: ", ")) }
    if !app.defaults.isEmpty { line("  default for " + app.defaults.joined(separator: ", ")) }
    if !app.folders.isEmpty { line("  reads " + app.folders.joined(separator: ", ")) }
    for wish in app.wishes { line("  \(wish.text) To allow it: \(wish.command)") }
    for note in app.notes { line("  " + note) }
  }
}
