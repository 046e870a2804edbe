import FlyingFox
import FlyingSocks
import Foundation
import HopDispatchAPI

/// The dispatch as a server of HTTP and JSON, which only this machine reaches.
struct DispatchServer: Sendable {
  let store: RideStore
  /// 0 for any that is free.
  let port: UInt16

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: Told the address once it listens.
  /// - Throws: `Refusal` when the port cannot be had.
  func run(ready: @escaping @Sendable (String) -> Void) async throws {
    // An answer may wait for a change.
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: RideRoutes.longestWait + 30,
      logger: .disabled)
    let routes = RideRoutes(store: store)
    for (route, answer) in routes.all {
      await server.appendRoute(HTTPRoute(route)) { request in
        await Answer.of(request, answer)
      }
    }
    await server.appendRoute("*") { request in
      await Answer.of(request) { request throws(Refusal) in
        throw Refusal(.notFound, "There is no \(request.method.rawValue) \(request.path).")
      }
    }
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening(timeout: 30)
          if case .ip4(_, let port) = await server.listeningAddress {
            ready("http://127.0.0.1:\(port)")
          }
        }
        try await group.waitForAll()
      }
    } catch let SocketError.failed(_, errno, _) where errno == EADDRINUSE {
      throw Refusal(
        .broken,
        "Port \(port) is taken: perhaps a dispatch runs already. End that one, or choose "
          + "another port by --port.")
    } catch let SocketError.failed(_, errno, _) where errno == EACCES {
      throw Refusal(.broken, "Port \(port) is not yours to take. Choose one above 1023 by --port.")
    }
  }
}
