import Foundation
import SottoClient
import SottoSocket
import SottoWire
import Synchronization

/// What this server asks the assistant, by one connection for all: so much at once, and each within its time.
final class AssistantLink: Sendable {
  /// Connects to the assistant.
  typealias Connect =
    @Sendable (
      _ person: @escaping @Sendable (ClientCalls.Ask) async -> String?,
      _ hear: @escaping @Sendable (AssistantClient.Told) -> Void
    ) async throws -> AssistantClient

  private let connection: LastingClient
  private let limits: HTTPLimits
  private let calls = Mutex(0)

  init(hub: EventHub, limits: HTTPLimits, connect: @escaping Connect) {
    self.limits = limits
    connection = LastingClient {
      let client = try await connect({ _ in nil }) { hub.hear($0) }
      Task {
        for await update in client.updates { hub.hear(update) }
      }
      return client
    }
  }

  /// Asks the assistant something.
  ///
  /// - Throws: `ProblemDetails`: its refusal; that it has ended, or answers too late; or that too much
  ///   is asked of it at once.
  func call<Call: WireCall>(_ call: Call) async throws(ProblemDetails) -> Call.Answer {
    guard begin() else {
      throw ProblemDetails(
        .tooManyRequests,
        "\(limits.calls) requests are being answered: as many as may be at once. Ask again in a second.",
        headers: ["Retry-After": "1"])
    }
    defer { calls.withLock { $0 -= 1 } }
    do {
      return try await connection.client().call(call, within: limits.answer)
    } catch {
      throw ProblemDetails(error)
    }
  }

  /// Whether as much is asked as may be at once.
  var isFull: Bool { calls.withLock { $0 >= limits.calls } }

  /// Ends the connection.
  func close() async { await connection.close() }

  private func begin() -> Bool {
    calls.withLock { calls in
      guard calls < limits.calls else { return false }
      calls += 1
      return true
    }
  }
}

extension ProblemDetails {
  /// What kept the assistant from answering.
  init(_ error: any Error) {
    switch error {
    case let failure as CallFailure:
      let status: HTTPStatus =
        switch failure.code {
        case .badValue, .unknownCall: .badRequest
        case .failed: .conflict
        case .timedOut: .gatewayTimeout
        case .disconnected, .versionMismatch: .badGateway
        }
      let detail =
        failure.code == .disconnected
        ? "The assistant ended in the middle of that. Ask again: where it starts by itself, it is there."
        : failure.description
      self.init(status, detail)
    case let silence as NoAnswer: self.init(.gatewayTimeout, silence.description)
    default:
      self.init(
        .badGateway, "The assistant cannot be reached: \(error). Start it with “sotto serve”.")
    }
  }
}
