import Foundation
import RawSockets
import SottoClient
import SottoNetwork
import SottoSocket
import Testing

@testable import SottoWyoming

/// What a server takes of its clients, over real connections.
@Suite("The Wyoming server", .timeLimit(.minutes(5))) struct WyomingServerTests {
  private func server() throws -> WyomingServer {
    var limits = WyomingLimits()
    (limits.idle, limits.reading) = (.milliseconds(900), .milliseconds(400))
    (limits.events.header, limits.connections) = (4096, 4)
    return try WyomingServer(
      address: .loopback(0), allowed: AllowedClients(), limits: limits, languages: ["en"],
      version: "1"
    ) {
      AssistantClient(descriptor: try UnixSocket.connect(to: "/nowhere"))
    }
  }

  @Test func answersEachEventInItsOrder() async throws {
    let server = try server()
    let client = try RawClient(port: server.address.port)
    await client.send("{\"type\":\"ping\",\"data\":{\"text\":\"1\"}}\n{\"type\":\"unknown\"}\n")
    await client.send("{\"type\":\"ping\",\"data\":{\"text\":\"2\"}}\n{\"type\":\"describe\"}\n")
    let answer = await client.receive(until: "\"wake\":[]}")
    let one = try #require(answer.range(of: "{\"text\":\"1\"}"))
    let two = try #require(answer.range(of: "{\"text\":\"2\"}"))
    #expect(one.upperBound < two.lowerBound)
    await server.stop()
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n", "is no JSON"),
    ("{\"type\":\"audio-chunk\",\"payload_length\":1000000000}\n", "are taken at most"),
    (String(repeating: "x", count: 10_000), "more than 4096 bytes"),
    ("{\"type\":\"audio-chunk\",\"payload_length\":100}\nhalf", "did not come within"),
    ("{\"type\":\"pi", "did not come within"),
  ])
  func saysWhyItEndsAConnection(_ bytes: String, reason: String) async throws {
    let server = try server()
    let client = try RawClient(port: server.address.port)
    await client.send(bytes)
    let answer = await client.receive()
    #expect(answer.contains("\"type\":\"error\"") && answer.contains(reason))
    await server.stop()
  }

  @Test func endsWhoSaysNothingAndServesOthersMeanwhile() async throws {
    let server = try server()
    let silent = try (0..<4).map { _ in try RawClient(port: server.address.port) }
    try await Task.sleep(for: .milliseconds(200))
    // There is room for four: the one that has been silent for longest makes room.
    let client = try RawClient(port: server.address.port)
    await client.send("{\"type\":\"ping\"}\n")
    #expect(await client.receive(until: "\n").contains("pong"))
    for each in silent { #expect(await each.receive() == "") }
    await server.stop()
    #expect(server.isIdle)
  }

  @Test func servesNoAddressThatIsTaken() async throws {
    let server = try server()
    #expect(throws: ServerError.self) {
      try WyomingServer(
        address: server.address, allowed: AllowedClients(), languages: [], version: "1",
        connect: { throw ServerError("") })
    }
    await server.stop()
  }
}
