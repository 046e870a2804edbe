import Foundation
import SottoClient
import SottoNetwork

/// Serves the assistant of a home to voice satellites and to Home Assistant by the Wyoming protocol, as
/// one more of its front ends: it is sent what somebody said, and answers what is to be spoken.
///
/// The protocol knows no passwords: `WyomingAccess` says who may ask the assistant anything.
package final class WyomingServer: Sendable {
  /// Where it is, unless somebody says otherwise.
  package static let usualPort: UInt16 = 10400

  private let endpoint: NetworkEndpoint
  private let assistant: LastingClient

  /// Where it listens, with the port that it got.
  package var address: ServerAddress { endpoint.address }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - allowed: Who may ask anything, besides the programs of this user on this machine.
  ///   - languages: The codes of those that are understood.
  ///   - version: That of the program.
  ///   - connect: Connects to the assistant, each time that there is no connection.
  /// - Throws: `ServerError` when the address cannot be had.
  package convenience init(
    address: ServerAddress, allowed: AllowedClients, languages: [String], version: String,
    connect: @escaping @Sendable () async throws -> AssistantClient
  ) throws(ServerError) {
    try self.init(
      address: address, allowed: allowed, limits: WyomingLimits(), languages: languages,
      version: version, connect: connect)
  }

  init(
    address: ServerAddress, allowed: AllowedClients, limits: WyomingLimits, languages: [String],
    version: String, connect: @escaping @Sendable () async throws -> AssistantClient
  ) throws(ServerError) {
    let assistant = LastingClient(connect: connect)
    let access = WyomingAccess(allowed: allowed, assistant: assistant)
    let handler = Handler(
      assistant: assistant, rooms: RoomConversations(),
      info: ServiceInfo(languages: languages, version: version), limit: limits.answer)
    self.assistant = assistant
    endpoint = try NetworkEndpoint(address, atMost: limits.connections) { _ in
      { socket, setBusy in
        await HandlerConnection(
          socket: socket, setBusy: setBusy, limits: limits, handler: handler, access: access
        ).serve()
      }
    }
  }

  /// Whether nobody is connected.
  var isIdle: Bool { endpoint.isIdle }

  /// Takes no more connections, and lets those that are being answered end.
  package func stop() async {
    await endpoint.stop()
    await assistant.close()
  }
}
