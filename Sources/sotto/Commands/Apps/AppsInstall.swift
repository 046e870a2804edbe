import ArgumentParser
import Foundation
import SottoHost
import SottoWire

struct AppsInstall: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Install an app's bundle, or the sample apps.",
    discussion: """
      An app that was installed from the same place before is replaced; what it has stored stays.
      Nothing of it runs until you allow it. A sample app that asks for the network gets it when it is
      first installed, which is told.

      Example:
        $ sotto apps install build/Melody.app --allow
        $ sotto apps install --samples
      """)

  @Argument(help: "The bundle's folder.")
  var bundle: String?

  @Flag(help: "Install and allow the sample apps that came with sotto.")
  var samples = false

  @Flag(help: "Let it take requests, without asking.")
  var allow = false

  @Flag(help: "Let it reach the network, if it asks for that.")
  var network = false

  @Option(
    help: "Let it reach what listens on a port of this machine; may be repeated.",
    transform: LocalPort.number)
  var localPort: [UInt16] = []

  @Flag(help: "Let it take the place of an app of its identifier that came from elsewhere.")
  var replace = false

  @Flag(help: "Install it whatever its name looks like: another app's, Sotto's own, an answer.")
  var anyName = false

  @Flag(help: "One JSON object an app.")
  var json = false

  @OptionGroup var connection: ConnectionOptions

  /// Bundles may be of gigabytes, and disks slow.
  private static let timeToCopy = Duration.seconds(600)

  func validate() throws {
    if samples == (bundle != nil) {
      throw ValidationError("Name a bundle's folder, or say --samples.")
    }
  }

  func run() async throws {
    // Of this command alone: two that install at once must not disturb each other.
    let work = try TemporaryFolder()
    defer { work.remove() }
    let bundles =
      try bundle.map { [$0] }
      ?? SampleBundles(executable: CommandLine.executablePath)
      .folders(assembledIn: URL(fileURLWithPath: work.path))
    let client = try await connection.connect(person: PersonAtTerminal.answer)
    for bundle in bundles {
      let path = URL(fileURLWithPath: bundle).standardizedFileURL.path
      let given =
        samples ? try await SampleApps.network(ofNew: path, client) : SampleApps.Network()
      let app = try await client.call(
        ClientCalls.InstallApp(
          path: path, allow: allow || samples, network: network || given.isWanted,
          localPorts: localPort + given.ports, replace: replace || samples,
          anyName: anyName || samples),
        within: Self.timeToCopy)
      if samples { try await SampleApps.waitUntilReady(app.identifier, client) }
      if given.isWanted { Output.error(given.message(of: app)) }
      Output.app(app, json: json)
    }
    await client.close()
  }
}
