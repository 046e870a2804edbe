@preconcurrency import Dispatch
import Foundation
import SottoWire
import Synchronization

/// The other side of a connection: calls it, answers its calls, hears its events.
///
/// Both sides say `Hello` first; a side of another version is told so and the connection ends.
/// Incoming events are heard in order; incoming calls run side by side.
package final class Peer: Sendable {
  private let state = Mutex(State())
  private let handlers: CallHandlers
  private let onClose: @Sendable (String) -> Void

  private struct State {
    var channel: FrameChannel?
    var pending: [Int: Pending] = [:]
    var lastIdentifier = 0
    var greeted = false
    var closed = false
  }

  private struct Pending {
    var continuation: CheckedContinuation<Data, any Error>
    var deadline: DispatchWorkItem?
  }

  /// - Parameters:
  ///   - descriptor: A connected stream socket, taken over.
  ///   - onClose: Called once, with the reason in words, when the connection has ended.
  package init(
    descriptor: Int32, role: Hello.Role, handlers: CallHandlers = CallHandlers(),
    onClose: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.handlers = handlers
    self.onClose = onClose
    let (frames, continuation) = AsyncStream.makeStream(of: FrameChannel.Event.self)
    let channel = FrameChannel(descriptor: descriptor) { event in
      continuation.yield(event)
      if case .closed = event { continuation.finish() }
    }
    state.withLock { $0.channel = channel }
    tell(Hello(role: role))
    Task { for await event in frames { await receive(event) } }
  }

  package var isClosed: Bool {
    let channel = state.withLock { $0.closed ? nil : $0.channel }
    return channel?.isPeerGone ?? true
  }

  package func close() { state.withLock { $0.channel }?.close() }

  /// Tells the peer something; a connection that has ended drops it.
  package func tell(_ event: some WireEvent) {
    guard let frame = try? Envelope.frame(event) else { return }
    try? state.withLock { $0.channel }?.send(frame)
  }

  /// Asks the peer something and waits for its answer.
  ///
  /// - Throws: `CallFailure`, as the peer sent it, or `timedOut`, or `disconnected`.
  package func call<Call: WireCall>(
    _ call: Call, timeout: Duration? = nil
  ) async throws -> Call.Answer {
    let frame: Data = try await withCheckedThrowingContinuation { continuation in
      send(call, timeout: timeout, continuation)
    }
    return try Envelope.answer(Call.Answer.self, of: frame)
  }

  private func send<Call: WireCall>(
    _ call: Call, timeout: Duration?, _ continuation: CheckedContinuation<Data, any Error>
  ) {
    let (identifier, channel) = state.withLock { state in
      state.lastIdentifier += 1
      guard !state.closed, let channel = state.channel else { return (0, nil as FrameChannel?) }
      let identifier = state.lastIdentifier
      let deadline = timeout.map { _ in
        DispatchWorkItem { [weak self] in
          self?.finish(identifier, throwing: CallFailure(.timedOut, "\(Call.name) took too long."))
        }
      }
      state.pending[identifier] = Pending(continuation: continuation, deadline: deadline)
      if let timeout, let deadline {
        DispatchQueue.global().asyncAfter(deadline: .now() + timeout.seconds, execute: deadline)
      }
      return (identifier, channel)
    }
    guard let channel else {
      return continuation.resume(throwing: CallFailure(.disconnected, "The connection has ended."))
    }
    do {
      try channel.send(Envelope.frame(call, id: identifier))
    } catch {
      finish(identifier, throwing: CallFailure(.disconnected, "The connection has ended."))
    }
  }

  private func receive(_ event: FrameChannel.Event) async {
    switch event {
    case .closed(.frameTooLong(let length)):
      end(CallFailure(.badValue, "A message of \(length) bytes was announced: too long."))
    case .closed(let reason):
      end(CallFailure(.disconnected, "The connection has ended (\(reason))."))
    case .frame(let frame):
      do {
        try await read(frame)
      } catch {
        // A side that sends what is no message cannot be trusted with the next one.
        let channel = state.withLock { $0.channel }
        end(error)
        channel?.close()
      }
    }
  }

  private func read(_ frame: Data) async throws(CallFailure) {
    switch try Envelope.kind(of: frame) {
    case .event(Hello.name):
      let hello = try Envelope.body(Hello.self, of: frame)
      guard hello.version == Hello.currentVersion else {
        throw CallFailure(
          .versionMismatch,
          "The other side speaks version \(hello.version) of Sotto's messages and this side "
            + "version \(Hello.currentVersion); use programs of one version of Sotto.")
      }
      state.withLock { $0.greeted = true }
    case _ where !state.withLock({ $0.greeted }):
      throw CallFailure(.badValue, "The first message was no hello.")
    case .event(let name):
      // An event that cannot be read harms nobody: there is no one to tell.
      try? await handlers.hear(name, frame)
    case .call(let identifier, let name):
      Task { await answer(name, frame, identifier) }
    case .answer(let identifier): finish(identifier, with: frame)
    case .failure(let identifier, let failure): finish(identifier, throwing: failure)
    }
  }

  private func answer(_ name: String, _ frame: Data, _ identifier: Int) async {
    let reply: Data?
    do {
      reply = try await Envelope.frame(answer: handlers.answer(name, frame), id: identifier)
    } catch {
      let failure = error as? CallFailure ?? CallFailure(.failed, "\(error)")
      reply = try? Envelope.frame(failure: failure, id: identifier)
    }
    if let reply { try? state.withLock { $0.channel }?.send(reply) }
  }

  private func finish(_ identifier: Int, with frame: Data) {
    take(identifier)?.resume(returning: frame)
  }

  private func finish(_ identifier: Int, throwing failure: CallFailure) {
    take(identifier)?.resume(throwing: failure)
  }

  private func take(_ identifier: Int) -> CheckedContinuation<Data, any Error>? {
    guard let pending = state.withLock({ $0.pending.removeValue(forKey: identifier) }) else {
      return nil
    }
    pending.deadline?.cancel()
    return pending.continuation
  }

  private func end(_ failure: CallFailure) {
    let pending: [Int]? = state.withLock { state in
      guard !state.closed else { return nil }
      state.closed = true
      state.channel = nil
      return Array(state.pending.keys)
    }
    guard let pending else { return }
    for identifier in pending { finish(identifier, throwing: failure) }
    onClose(failure.message)
  }
}

extension Duration {
  /// As a number, for the system calls that take one.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
