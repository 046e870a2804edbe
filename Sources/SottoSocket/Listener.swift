@preconcurrency import Dispatch
import Foundation

/// A listening Unix socket that hands over each connection made to it.
package final class Listener: Sendable {
  private let source: any DispatchSourceRead
  private let path: String

  /// - Throws: `UnixSocket.Failure` when the path cannot be listened at.
  package init(
    path: String, onConnection: @escaping @Sendable (Int32) -> Void
  ) throws(UnixSocket.Failure) {
    let descriptor = try UnixSocket.listen(at: path)
    self.path = path
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "sotto.listener"))
    source.setEventHandler {
      let connection = accept(descriptor, nil, nil)
      guard connection >= 0 else { return }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      onConnection(connection)
    }
    source.setCancelHandler { Foundation.close(descriptor) }
    source.resume()
  }

  /// Stops listening and removes the socket file.
  package func close() {
    unlink(path)
    source.cancel()
  }
}
