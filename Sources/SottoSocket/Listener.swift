@preconcurrency import Dispatch
import Foundation

/// A listening Unix socket that hands over each connection made to it.
package final class Listener: Sendable {
  private let source: any DispatchSourceRead
  private let path: String

  /// - Parameters:
  ///   - makeRoom: Called when the process or the system has no descriptor left for a connection
  ///     that waits; it is tried again a moment later.
  ///   - onConnection: Takes over a connected descriptor.
  /// - Throws: `UnixSocket.Failure` when the path cannot be listened at.
  package init(
    path: String, makeRoom: @escaping @Sendable () -> Void = {},
    onConnection: @escaping @Sendable (Int32) -> Void
  ) throws(UnixSocket.Failure) {
    let descriptor = try UnixSocket.listen(at: path)
    self.path = path
    let queue = DispatchQueue(label: "sotto.listener")
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    self.source = source
    source.setEventHandler {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return onConnection(connection)
      }
      guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) else { return }
      makeRoom()
      // Who waits is still there: without a pause this would be called again at once, for ever.
      source.suspend()
      queue.asyncAfter(deadline: .now() + Self.pause) { source.resume() }
    }
    source.setCancelHandler { Foundation.close(descriptor) }
    source.resume()
  }

  /// Stops listening and removes the socket file.
  package func close() {
    unlink(path)
    source.cancel()
  }

  /// How long to wait for a descriptor to become free, in seconds.
  private static let pause = 0.05
}
