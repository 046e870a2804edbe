import Foundation
import SottoClient
import SottoSocket
import Testing

/// How a front end comes to the assistant that is there, and gives up.
@Suite struct ConnectingTests {
  @Test func `one that takes nobody in is not started once more`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    let stopped = try UnixSocket.listen(at: path)
    var waiting: [Int32] = []
    while let descriptor = try? UnixSocket.connect(to: path) { waiting.append(descriptor) }
    await #expect(throws: NoAssistant.self) {
      try await AssistantClient.connect(to: path, within: .zero) {
        Issue.record("Another is started.")
        return {}
      }
    }
    for descriptor in waiting + [stopped] { close(descriptor) }
    unlink(path)
  }

  @Test func `who ends waits for no connection`() async throws {
    let (connecting, begun) = AsyncStream.makeStream(of: Void.self)
    let lasting = LastingClient {
      begun.finish()
      try await Task.sleep(for: .seconds(3600))
      throw CancellationError()
    }
    let asking = Task { try await lasting.client() }
    for await _ in connecting {}
    await lasting.close()
    await #expect(throws: CancellationError.self) { try await asking.value }
  }
}
