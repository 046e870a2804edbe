import Foundation
import SottoClient
import SottoHost
import SottoSocket
import SottoWire

/// A command's connection to the assistant, wherever that runs.
struct Connection {
  private let client: AssistantClient
  /// The assistant in this process, which lives as long as the connection.
  private let local: LocalAssistant?

  typealias Permission = @Sendable (ClientCalls.AskPermission) async -> Bool?

  /// Connects to the process that serves the home; starts it when there is none, and anew when it
  /// is of an older build than this program.
  init(
    to home: SottoHome, _ sandbox: ConfinementChoice, _ permission: @escaping Permission
  ) async throws {
    local = nil
    let connected = try await Self.connect(to: home, sandbox, permission)
    let status = try await connected.call(ClientCalls.Status())
    guard let built = status.built, let own = ExecutableDate.now, built < own else {
      client = connected
      return
    }
    _ = try? await connected.call(ClientCalls.Quit())
    connected.close()
    while kill(status.processIdentifier, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    client = try await Self.connect(to: home, sandbox, permission)
  }

  private static func connect(
    to home: SottoHome, _ sandbox: ConfinementChoice, _ permission: @escaping Permission
  ) async throws -> AssistantClient {
    try await AssistantClient.connect(
      to: home.socket, startingWith: { try AssistantProcess.start(home, sandbox) },
      permission: permission)
  }

  /// Runs an assistant in this process.
  init(
    inProcess home: SottoHome, _ sandbox: ConfinementChoice, _ permission: @escaping Permission
  ) async throws {
    let (ours, theirs) = try UnixSocket.pair()
    var settings = AssistantSettings()
    settings.confinement = sandbox
    let assistant = try LocalAssistant(home: home, settings: settings, onQuit: {})
    assistant.server.serve(theirs)
    local = assistant
    client = AssistantClient(descriptor: ours, permission: permission)
  }

  func call<Call: WireCall>(_ call: Call) async throws -> Call.Answer {
    try await client.call(call)
  }

  /// Ends the connection, and the assistant's apps when it runs in this process.
  func close() async {
    client.close()
    await local?.assistant.stop()
  }
}
