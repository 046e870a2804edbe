import Foundation
import SottoNetwork

/// One client's connection: an event, its answer, the next.
struct HandlerConnection: Sendable {
  let socket: ClientSocket
  let setBusy: @Sendable (Bool) -> Void
  let limits: WyomingLimits
  let handler: Handler
  let access: WyomingAccess
  /// The name of the conversation of who says nothing of where it is.
  private let name = "wyoming.on.\(UUID().uuidString)"

  init(
    socket: ClientSocket, setBusy: @escaping @Sendable (Bool) -> Void, limits: WyomingLimits,
    handler: Handler, access: WyomingAccess
  ) {
    (self.socket, self.setBusy, self.limits) = (socket, setBusy, limits)
    (self.handler, self.access) = (handler, access)
  }

  /// Serves it to its end.
  func serve() async {
    if let refusal = await access.refusal(of: socket) {
      try? await send(Handler.error(refusal, "refused"))
      return await socket.finish()
    }
    do {
      try await exchange()
    } catch let error as FrameError {
      try? await send(Handler.error(error.description, "bad-frame"))
      await socket.finish()
    } catch {
      // The client has gone, or takes nothing: there is nobody to tell.
    }
  }

  private func exchange() async throws {
    var parser = EventParser(limits: limits.events)
    var began: ContinuousClock.Instant?
    while true {
      while let event = try parser.next() {
        setBusy(true)
        if let answer = await handler.answer(to: event, on: name) { try await send(answer) }
        setBusy(false)
        began = nil
      }
      if parser.isInEvent, began == nil { began = .now }
      let deadline = began.map { $0 + limits.reading } ?? .now + limits.idle
      do throws(ClientSocket.Failure) {
        let bytes = try await socket.read(atMost: 16 << 10, until: deadline)
        guard !bytes.isEmpty else { return }
        parser.append(bytes)
      } catch {
        guard error == .late, parser.isInEvent else { throw error }
        throw FrameError(
          "The rest of an event did not come within \(limits.reading.components.seconds) s.")
      }
    }
  }

  private func send(_ event: WyomingEvent) async throws {
    try await socket.write(event.encoded, until: .now + limits.writing)
  }
}
