import Foundation
import Intents
import SottoClient
import SottoSocket
import SottoWire
import Testing

@testable import SottoServer

@Suite("The addresses") struct RoutesTests {
  /// Never connects.
  private static let nobody: AssistantLink.Connect = { _, _ in
    AssistantClient(descriptor: try UnixSocket.connect(to: "/nowhere"))
  }

  private func routes(_ connect: @escaping AssistantLink.Connect = nobody) -> Routes {
    let limits = HTTPLimits()
    let hub = EventHub(limits: limits)
    let access = Access(
      key: PageKey(path: "/nowhere"), tokens: TokenFile(path: "/nowhere"), port: 1, origins: [])
    return Routes(
      assistant: AssistantLink(hub: hub, limits: limits, connect: connect),
      home: HomeListener(hub: hub, connect: connect), hub: hub, access: access, version: "1")
  }

  @Test func areThoseOfTheDocument() throws {
    let file = URL(filePath: #filePath).appending(
      path: "../../../Sources/SottoServer/Page/openapi.json"
    ).standardized
    let document = try JSON.value(from: Data(contentsOf: file))
    let paths = try #require(document["paths"]?.object)
    var told: [String: Bool] = [:]
    for (path, methods) in paths {
      for (method, operation) in methods.object ?? [:] {
        told["\(method.uppercased()) \(path)"] = operation["requestBody"] != nil
      }
    }
    let served = routes().all.map { ("\($0.method) \($0.path)", $0.takesBody) }
    #expect(Dictionary(uniqueKeysWithValues: served) == told)
  }

  @Test func sayThatTheAssistantIsNotThere() async throws {
    let problem = await #expect(throws: ProblemDetails.self) {
      try await routes().assistant.call(ClientCalls.ListApps())
    }
    #expect(problem?.status == .badGateway)
    #expect(problem?.detail.contains("sotto serve") == true)
  }

  @Test func takeNoMoreThanTheAssistantDoes() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let assistant = routes { _, _ in
      for await _ in gate {}
      return AssistantClient(descriptor: try UnixSocket.connect(to: "/nowhere"))
    }.assistant
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<HTTPLimits().calls {
        group.addTask { _ = try? await assistant.call(ClientCalls.ListApps()) }
      }
      var problem: ProblemDetails?
      for _ in 0..<500 where problem == nil {
        try? await Task.sleep(for: .milliseconds(10))
        guard assistant.isFull else { continue }
        problem = await #expect(throws: ProblemDetails.self) {
          try await assistant.call(ClientCalls.ListApps())
        }
      }
      #expect(problem?.status == .tooManyRequests && problem?.headers["Retry-After"] == "1")
      open.finish()
    }
    let later = await #expect(throws: ProblemDetails.self) {
      try await assistant.call(ClientCalls.ListApps())
    }
    #expect(later?.status == .badGateway, "there is room again")
  }

  @Test(arguments: [
    (CallFailure(.badValue, "x"), 400), (CallFailure(.unknownCall, "x"), 400),
    (CallFailure(.failed, "x"), 409), (CallFailure(.timedOut, "x"), 504),
    (CallFailure(.disconnected, "x"), 502), (CallFailure(.versionMismatch, "x"), 502),
  ])
  func sayWhatTheAssistantSays(_ failure: CallFailure, _ status: Int) {
    #expect(ProblemDetails(failure).status.rawValue == status)
    #expect(
      ProblemDetails(NoAnswer(process: nil, limit: .seconds(1))).status == .gatewayTimeout)
  }
}
