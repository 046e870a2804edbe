import Foundation

/// An address that is served: its connections, and the bounds that they keep.
final class HTTPEndpoint: Sendable {
  /// With the port that it got.
  let address: ServerAddress
  private let poll: EventPoll
  private let listener: HTTPListener
  private let table: ConnectionTable
  private let running: Task<Void, Never>

  /// How long what is being answered may take when it ends.
  private static let farewell = Duration.seconds(2)

  /// Begins to listen.
  ///
  /// - Parameter service: Makes what answers, for the address with its port.
  /// - Throws: `ServerError` when the address cannot be had.
  init(
    _ asked: ServerAddress, limits: HTTPLimits, service: (ServerAddress) -> HTTPService
  ) throws(ServerError) {
    let poll = try EventPoll()
    let listener: HTTPListener
    do throws(ServerError) { listener = try HTTPListener(asked, poll: poll) } catch {
      poll.stop()
      throw error
    }
    let table = ConnectionTable(limit: limits.mostConnections)
    let service = service(listener.address)
    (self.poll, self.listener, self.table) = (poll, listener, table)
    address = listener.address
    running = Task {
      await listener.run {
        table.makeRoom()
      } onConnection: { socket in
        guard table.add(socket) else { return socket.close() }
        let connection = HTTPConnection(
          socket: socket, table: table, limits: limits, service: service)
        Task { await connection.serve() }
      }
    }
  }

  /// Whether nobody is connected.
  var isIdle: Bool { table.isEmpty }

  /// Takes no more connections, and lets those that are being answered end.
  func stop() async {
    listener.stop()
    await running.value
    await table.close(within: Self.farewell)
    poll.stop()
  }
}
