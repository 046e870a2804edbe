import Foundation
import SottoClient
import SottoSocket
import SottoWire
import Synchronization

/// This server's connection to the assistant: one for all that is asked, made when it is needed and made
/// again when it was lost.
actor AssistantLink {
  /// Connects to the assistant.
  typealias Connect =
    @Sendable (
      _ person: @escaping @Sendable (ClientCalls.Ask) async -> String?,
      _ hear: @escaping @Sendable (AssistantClient.Told) -> Void
    ) async throws -> AssistantClient

  private let connect: Connect
  private let hub: EventHub
  private let limits: HTTPLimits
  private var connecting: Task<AssistantClient, any Error>?
  private let calls = Mutex(0)

  init(hub: EventHub, limits: HTTPLimits, connect: @escaping Connect) {
    self.hub = hub
    self.limits = limits
    self.connect = connect
  }

  /// Asks the assistant something.
  ///
  /// - Throws: `ProblemDetails`: its refusal; that it has ended, or answers too late; or that too much
  ///   is asked of it at once.
  nonisolated func call<Call: WireCall>(_ call: Call) async throws(ProblemDetails) -> Call.Answer {
    guard begin() else {
      throw ProblemDetails(
        .tooManyRequests,
        "\(limits.calls) requests are being answered: as many as may be at once. Ask again in a second.",
        headers: ["Retry-After": "1"])
    }
    defer { calls.withLock { $0 -= 1 } }
    do {
      return try await client().call(call, within: limits.answer)
    } catch {
      throw ProblemDetails(error)
    }
  }

  /// Whether as much is asked as may be at once.
  nonisolated var isFull: Bool { calls.withLock { $0 >= limits.calls } }

  /// Ends the connection.
  func close() async {
    let client = try? await connecting?.value
    connecting = nil
    client?.close()
  }

  private nonisolated func begin() -> Bool {
    calls.withLock { calls in
      guard calls < limits.calls else { return false }
      calls += 1
      return true
    }
  }

  private func client() async throws -> AssistantClient {
    if let former = connecting {
      if let client = try? await former.value, !client.isClosed { return client }
      // Who came earlier may have begun anew meanwhile.
      if let connecting, connecting != former { return try await connecting.value }
    }
    let task = Task { [connect, hub] in
      let client = try await connect({ _ in nil }) { hub.hear($0) }
      Task {
        for await update in client.updates { hub.hear(update) }
      }
      return client
    }
    connecting = task
    return try await task.value
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
