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

  /// What a person is told when the assistant's process ends before it has answered.
  static let lost = "The assistant ended in the middle of that. Say it again: it starts by itself."

  typealias Person = @Sendable (ClientCalls.Ask) async -> String?

  /// Connects to the process that serves the home; starts it when there is none, and anew when it
  /// is of an older build than this program.
  ///
  /// - Parameter limit: How long an assistant that runs may take for its first word.
  init(
    to home: SottoHome, _ sandbox: ConfinementChoice?, within limit: Duration,
    _ person: @escaping Person
  ) async throws {
    local = nil
    var (connected, status) = try await Self.greet(home, sandbox, limit, person)
    if status.isOfOlderBuild {
      connected.close()
      try await AssistantProcess.end(home)
      (connected, status) = try await Self.greet(home, sandbox, limit, person)
    }
    if let sandbox, let asked = status.sandboxAsked, asked != sandbox.rawValue {
      Output.error(
        "The assistant runs already, with the sandbox “\(status.sandbox ?? asked)”: --sandbox"
          + " \(sandbox.rawValue) counts from the next start on. End it with “sotto quit”.")
    }
    client = connected
  }

  /// Connects and hears the assistant's first word; one that is just ending takes the connection
  /// and says nothing, so another is tried.
  private static func greet(
    _ home: SottoHome, _ sandbox: ConfinementChoice?, _ limit: Duration, _ person: @escaping Person
  ) async throws -> (AssistantClient, ClientCalls.Status.Answer) {
    var triesLeft = 5
    while true {
      let client = try await connect(to: home, sandbox, person)
      do {
        let status = try await client.call(ClientCalls.Status(), within: limit)
        if let notice = status.notice { Output.error(notice) }
        return (client, status)
      } catch let failure as CallFailure where failure.code == .disconnected && triesLeft > 0 {
        triesLeft -= 1
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private static func connect(
    to home: SottoHome, _ sandbox: ConfinementChoice?, _ person: @escaping Person
  ) async throws -> AssistantClient {
    try await AssistantClient.connect(
      to: home.socket, startingWith: { try AssistantProcess.start(home, sandbox) },
      person: person)
  }

  /// Runs an assistant in this process.
  ///
  /// - Parameter isRehearsal: Whether mistakes of apps that no person would notice are failures.
  init(
    inProcess home: SottoHome, _ sandbox: ConfinementChoice?, isRehearsal: Bool = false,
    _ person: @escaping Person
  ) async throws {
    let (ours, theirs) = try UnixSocket.pair()
    var settings = try Settings(of: home, sandbox: sandbox).assistant(isStarted: false)
    // What is tried out alone stops nobody's music.
    settings.otherPlayers = false
    settings.isRehearsal = isRehearsal
    let assistant = try LocalAssistant(home: home, settings: settings, onQuit: {})
    assistant.server.serve(theirs)
    local = assistant
    client = AssistantClient(descriptor: ours, person: person)
  }

  /// Whether the assistant's process has ended, or this connection.
  var isLost: Bool { client.isClosed }

  /// What is told of requests after their replies.
  var updates: AsyncStream<ClientCalls.Update> { client.updates }

  /// What apps have to say, once that was asked for.
  var notifications: AsyncStream<ClientCalls.Notification> { client.notifications }

  /// How far long work of apps is, once that was asked for.
  var progress: AsyncStream<ClientCalls.Progress> { client.progress }

  /// - Parameter limit: How long the answer may take; `nil` where a person is part of it.
  /// - Throws: `CallFailure`, or `NoAnswer` when the time is over.
  func call<Call: WireCall>(
    _ call: Call, within limit: Duration? = .seconds(30)
  ) async throws -> Call.Answer {
    try await client.call(call, within: limit)
  }

  /// Tells the assistant something; a connection that has ended drops it.
  func tell(_ event: some WireEvent) { client.tell(event) }

  /// Ends the connection, and the assistant's apps when it runs in this process.
  func close() async {
    client.close()
    await local?.stop()
  }
}

extension ClientCalls.Status.Answer {
  /// Whether the assistant runs what this program was before it was built anew.
  var isOfOlderBuild: Bool {
    guard let built, let own = ExecutableDate.now else { return false }
    return built < own
  }
}
