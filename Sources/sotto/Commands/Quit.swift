import ArgumentParser
import Foundation
import SottoHost
import SottoSocket
import SottoClient
import SottoWire

/// Ends the home's assistant.
struct Quit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "End the assistant, and the apps it has started.",
    discussion: """
      Example:
        $ sotto quit
      """)

  func run() async throws {
    guard let descriptor = try? UnixSocket.connect(to: try SottoHome().socket) else { return }
    let client = AssistantClient(descriptor: descriptor)
    guard let status = try? await client.call(ClientCalls.Status()) else { return }
    _ = try? await client.call(ClientCalls.Quit())
    while kill(status.processIdentifier, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
  }
}
