import Foundation

/// An address that is served: its connections, and how many there may be.
package final class NetworkEndpoint: Sendable {
  /// Serves one connection to its end, and says when it begins to be busy and when it is idle again:
  /// an idle one makes room where there are too many.
  package typealias Serve =
    @Sendable (ClientSocket, _ setBusy: @escaping @Sendable (Bool) -> Void) async -> Void

  /// With the port that it got.
  package let address: ServerAddress
  private let poll: EventPoll
  private let listener: NetworkListener
  private let table: ConnectionTable
  private let running: Task<Void, Never>

  /// How long what is being answered may take when it ends.
  private static let farewell = Duration.seconds(2)

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - connections: How many there may be at once. When one more comes, the one that has been idle for
  ///     longest makes room.
  ///   - serve: Makes what serves a connection, for the address with its port.
  /// - Throws: `ServerError` when the address cannot be had.
  package init(
    _ asked: ServerAddress, atMost connections: Int, serve: (ServerAddress) -> Serve
  ) throws(ServerError) {
    let poll = try EventPoll()
    let listener: NetworkListener
    do throws(ServerError) { listener = try NetworkListener(asked, poll: poll) } catch {
      poll.stop()
      throw error
    }
    let table = ConnectionTable(limit: min(connections, Self.mostDescriptors))
    let serve = serve(listener.address)
    (self.poll, self.listener, self.table) = (poll, listener, table)
    address = listener.address
    running = Task {
      await listener.run {
        table.makeRoom()
      } onConnection: { socket in
        guard table.add(socket) else { return socket.close() }
        Task {
          await serve(socket) { table.set(socket, isBusy: $0) }
          // Before the descriptor is closed: another connection may get its number.
          table.remove(socket)
          socket.close()
        }
      }
    }
  }

  /// Whether nobody is connected.
  package var isIdle: Bool { table.isEmpty }

  /// Takes no more connections, and lets those that are being answered end.
  package func stop() async {
    listener.stop()
    await running.value
    await table.close(within: Self.farewell)
    poll.stop()
  }

  /// How many descriptors connections may take where the process has few: the rest is for everything
  /// else.
  private static var mostDescriptors: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur > 768 ? limit.rlim_cur - 384 : limit.rlim_cur / 2)
  }
}
