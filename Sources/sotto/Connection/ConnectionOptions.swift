import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoLanguage
import SottoSocket
import SottoStore
import SottoWire

/// How a command reaches the assistant.
struct ConnectionOptions: ParsableArguments {
  @Flag(help: "Run an assistant of its own in this process, for tests.")
  var inProcess = false

  @Option(help: KnownSettings.sandbox.help)
  var sandbox: ConfinementChoice?

  /// Connects to the home's assistant, and starts it when it does not run.
  ///
  /// - Parameters:
  ///   - limit: How long an assistant that runs may take for its first word.
  ///   - person: Asks the person what the assistant wants to know.
  func connect(
    within limit: Duration = .seconds(10),
    person: @escaping @Sendable (ClientCalls.Ask) async -> String? = { _ in nil }
  ) async throws -> Connection {
    let home = try SottoHome()
    try home.prepare()
    if inProcess { return try await Connection(inProcess: home, sandbox, person) }
    return try await Connection(to: home, sandbox, within: limit, person)
  }
}

extension ConfinementChoice: ExpressibleByArgument {}
