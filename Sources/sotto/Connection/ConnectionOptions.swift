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

  @Option(help: "How extensions are confined: automatic, bubblewrap, landlock, or none.")
  var sandbox: ConfinementChoice = .automatic

  /// Connects to the home's assistant, and starts it when it does not run.
  ///
  /// - Parameter permission: Asks the person whether an app may be asked.
  func connect(
    permission: @escaping @Sendable (ClientCalls.AskPermission) async -> Bool? = { _ in nil }
  ) async throws -> Connection {
    let home = try SottoHome()
    try home.prepare()
    if inProcess { return try await Connection(inProcess: home, sandbox, permission) }
    return try await Connection(to: home, sandbox, permission)
  }
}

extension ConfinementChoice: ExpressibleByArgument {}
