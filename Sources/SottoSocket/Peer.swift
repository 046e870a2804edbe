@preconcurrency import Dispatch
import Foundation
import Intents
import SottoWire
import Synchronization

/// The other side of a connection: calls it, answers its calls, hears its events.
///
/// Both sides say `Hello` first; a side of another version is told so and the connection ends.
/// What arrives is taken in order; incoming calls are answered side by side, so many at most: a peer
/// that makes more is not listened to until one is answered.
package final class Peer: Sendable {
  /// How much a peer may ask for at once.
  package struct Limits: Sendable {
    /// How many of its calls are answered side by side.
    package var calls = 128
    /// How long it is not listened to while as many wait, before the connection ends.
    package var patience = Duration.seconds(30)
    package init() {}
  }

  private let state = Mutex(State())
  private let calls = PendingCalls()
  private let handlers: CallHandlers
  private let onClose: @Sendable (String) -> Void
  private let limits: Limits
  /// Counts the calls that may still be made.
  private let freeCalls = DispatchSemaphore(value: 0)

  private struct State {
    var channel: FrameChannel?
    var greeted = false
  }

  /// - Parameters:
  ///   - descriptor: A connected stream socket, taken over.
  ///   - onClose: Called once, with the reason in words, when the connection has ended.
  package init(
    descriptor: Int32, role: Hello.Role, handlers: CallHandlers = CallHandlers(),
    limits: Limits = Limits(), onClose: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.handlers = handlers
    self.onClose = onClose
    self.limits = limits
    for _ in 0..<limits.calls { freeCalls.signal() }
    // The lock is held until the channel is there: what arrives at once waits for it.
    state.withLock { state in
      state.channel = FrameChannel(
        descriptor: descriptor, greeting: try? Envelope(Hello(role: role)).frame
      ) { self.receive($0) }
    }
  }

  private var channel: FrameChannel? { state.withLock { $0.channel } }

  package var isClosed: Bool { calls.hasEnded || channel?.isPeerGone ?? true }

  /// Whether the other side has said who it is.
  package var hasGreeted: Bool { state.withLock { $0.greeted } }

  package func close() {
    channel?.close()
    // Wakes the reader where it waits for calls to be answered.
    freeCalls.signal()
  }

  /// Tells the peer something; a connection that has ended drops it.
  package func tell(_ event: some WireEvent) {
    guard let body = try? PlainEncoder.plain(of: event) else { return }
    tell(type(of: event).name, body)
  }

  /// Tells the peer something by its plain form.
  package func tell(_ event: String, _ body: PlainValue) {
    try? channel?.send(Envelope.event(name: event, with: body).frame)
  }

  /// Asks the peer something and waits for its answer.
  ///
  /// - Throws: `CallFailure`, as the peer sent it, or `timedOut`, or `disconnected`, or `badValue`
  ///   when the call holds what no message can or the answer is not what was expected.
  package func call<Call: WireCall>(
    _ call: Call, timeout: Duration? = nil
  ) async throws -> Call.Answer {
    let body = try call.body
    return try Envelope.body(of: await exchange(Call.name, body, timeout: timeout))
  }

  /// Asks the peer something by its plain form, and waits for the answer in its own.
  ///
  /// - Throws: `CallFailure`, as the peer sent it, or `timedOut`, or `disconnected`.
  package func exchange(
    _ call: String, _ body: PlainValue, timeout: Duration? = nil
  ) async throws -> PlainValue {
    try await withCheckedThrowingContinuation { continuation in
      guard let identifier = calls.add(call, timeout: timeout, continuation) else { return }
      do {
        try channel?.send(Envelope.call(id: identifier, name: call, with: body).frame)
      } catch {
        let failure = CallFailure(.disconnected, "The connection has ended.")
        calls.finish(identifier, with: .failure(failure))
      }
    }
  }
}

// MARK: - What arrives

extension Peer {
  private func receive(_ event: FrameChannel.Event) {
    switch event {
    case .closed(.frameTooLong(let length)):
      end(CallFailure(.badValue, "A message of \(length) bytes was announced: too long."))
    case .closed(.frameUnfinished):
      end(CallFailure(.badValue, "A message was begun and not ended."))
    case .closed(let reason):
      end(CallFailure(.disconnected, "The connection has ended (\(reason))."))
    case .frame(let frame):
      do {
        try read(frame)
      } catch {
        // A side that sends what is no message cannot be trusted with the next one.
        let channel = channel
        end(error)
        channel?.close()
      }
    }
  }

  private func read(_ frame: Data) throws(CallFailure) {
    switch try Envelope(frame) {
    case .event(Hello.name, let body): try greet(Envelope.body(of: body))
    case _ where !state.withLock({ $0.greeted }):
      throw CallFailure(.badValue, "The first message was no hello.")
    case .event(let name, let body):
      // An event that cannot be read harms nobody: there is no one to tell.
      try? handlers.hear(name, body)
    case .call(let identifier, let name, let body):
      guard freeCalls.wait(timeout: .now() + limits.patience.seconds) == .success else {
        throw CallFailure(.badValue, "\(limits.calls) calls wait for an answer: too many.")
      }
      Task {
        await answer(name, body, identifier)
        freeCalls.signal()
      }
    case .answer(let identifier, let answer): calls.finish(identifier, with: .success(answer))
    case .failure(let identifier, let failure): calls.finish(identifier, with: .failure(failure))
    }
  }

  private func greet(_ hello: Hello) throws(CallFailure) {
    guard hello.version == Hello.currentVersion else {
      throw CallFailure(
        .versionMismatch,
        "The other side speaks version \(hello.version) of Sotto's messages and this side "
          + "version \(Hello.currentVersion); use programs of one version of Sotto.")
    }
    state.withLock { $0.greeted = true }
  }

  private func answer(_ name: String, _ body: PlainValue, _ identifier: Int) async {
    let reply: Envelope
    do {
      reply = .answer(id: identifier, try await handlers.answer(name, body))
    } catch {
      reply = .failure(
        id: identifier, error as? CallFailure ?? CallFailure(.failed, "\(error)"))
    }
    try? channel?.send(reply.frame)
  }

  private func end(_ failure: CallFailure) {
    guard calls.end(with: failure) else { return }
    state.withLock { $0.channel = nil }
    onClose(failure.message)
  }
}
