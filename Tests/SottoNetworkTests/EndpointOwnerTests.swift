import Foundation
import Testing

@testable import SottoNetwork

/// Whose program a client is, and who has a port.
@Suite struct EndpointOwnerTests {
  /// Those that this machine has.
  private static let hosts = ["127.0.0.1", "::1", "::"].filter { host in
    guard let poll = try? EventPoll() else { return false }
    defer { poll.stop() }
    guard let listener = try? NetworkListener(ServerAddress(host: host, port: 0), poll: poll) else {
      return false
    }
    listener.stop()
    return true
  }

  @Test(arguments: hosts)
  func `a client of this user is known as such, until it has gone`(host: String) async throws {
    let (sockets, found) = AsyncStream.makeStream(of: ClientSocket.self)
    let endpoint = try NetworkEndpoint(ServerAddress(host: host, port: 0), atMost: 4) { _ in
      { socket, _ in
        found.yield(socket)
        _ = try? await socket.read(atMost: 1, until: .now + .seconds(60))
      }
    }
    var accepted = sockets.makeAsyncIterator()
    let here = ServerAddress(host: host == "::1" ? host : "127.0.0.1", port: endpoint.address.port)
    let client = try Self.connect(to: here)
    let socket = try #require(await accepted.next())
    #expect(socket.isOfSameUser)
    #expect(socket.peer == here.host)
    let known = try #require(socket.localClient)
    #expect(known.user == getuid())
    #expect(known.isStarted(by: [getppid()]) == true)
    #expect(known.isStarted(by: [getpid()]) == false, "it is this process itself")
    close(client)

    let left = try Self.connect(to: here)
    close(left)
    let other = try #require(await accepted.next())
    #expect(!other.isOfSameUser, "who has gone is nobody's")
    #expect(other.localClient == nil)
    await endpoint.stop()
  }

  private static func connect(to address: ServerAddress) throws -> Int32 {
    try address.withSocketAddress { family, address, length in
      // What another test starts meanwhile does not inherit it.
      let descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      guard Foundation.connect(descriptor, address, length) == 0 else { return -1 }
      return descriptor
    }
  }

  @Test func `it is known among many`() async throws {
    let (sockets, found) = AsyncStream.makeStream(of: ClientSocket.self)
    let endpoint = try NetworkEndpoint(.loopback(0), atMost: 100) { _ in
      { socket, _ in
        found.yield(socket)
        _ = try? await socket.read(atMost: 1, until: .now + .seconds(60))
      }
    }
    let clients = try (0..<80).map { _ in try Self.connect(to: endpoint.address) }
    var accepted = sockets.makeAsyncIterator()
    for _ in clients {
      let socket = try #require(await accepted.next())
      #expect(socket.isOfSameUser)
    }
    for client in clients { close(client) }
    await endpoint.stop()
  }

  @Test func `who has a port is named`() async throws {
    let endpoint = try NetworkEndpoint(.loopback(0), atMost: 4) { _ in { _, _ in } }
    let port = endpoint.address.port
    let name = try #require(PortHolder.name(at: port))
    #expect(name.hasSuffix(", process \(getpid())"))
    let refusal = try #require(throws: ServerError.self) {
      try NetworkEndpoint(.loopback(port), atMost: 4) { _ in { _, _ in } }
    }
    #expect(refusal.description.hasPrefix("127.0.0.1:\(port) is taken by \(name). "))
    await endpoint.stop()
  }
}
