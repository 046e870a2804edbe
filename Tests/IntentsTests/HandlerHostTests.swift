#if !canImport(Darwin)
  import Foundation
  import Intents
  import SottoSocket
  import SottoWire
  import Synchronization
  import Testing

  @testable import SottoAppSupport

  /// What the assistant hears from an extension's process, over a socket.
  @Suite struct HandlerHostTests {
    /// The assistant's end of a connection to a host, and the updates that came.
    private final class Line: Sendable {
      let assistant: Peer
      private let host: Peer
      private let updates: AsyncStream<String>

      init(_ provider: some INExtension & Sendable) {
        var ends: [Int32] = [0, 0]
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
        let (updates, continuation) = AsyncStream.makeStream(of: String.self)
        self.updates = updates
        var handlers = CallHandlers()
        handlers.on(event: HandlerCalls.Update.self) { update in
          continuation.yield(update.response["rideStatus"]?["phase"]?.string ?? "")
        }
        let peer = Mutex<Peer?>(nil)
        assistant = Peer(descriptor: ends[0], role: .assistant, handlers: handlers)
        let extensionSide = HandlerHost(provider: provider) { update in
          peer.withLock { $0 }?.tell(update)
        }
        host = Peer(descriptor: ends[1], role: .extension, handlers: extensionSide.handlers)
        peer.withLock { $0 = host }
      }

      func updates(_ count: Int) async -> [String] {
        var found: [String] = []
        for await update in updates {
          found.append(update)
          if found.count == count { break }
        }
        return found
      }

      func begin(_ intent: String) async throws -> HandlerCalls.Begin.Answer {
        try await assistant.call(
          HandlerCalls.Begin(
            request: 1, parameters: [], intent: message(intent), language: "en"))
      }

      func message(_ intent: String) -> IntentMessage {
        IntentMessage(name: intent, parameters: [:])
      }
    }

    /// Gives whatever the test wants; unchecked, as the test sets it up before anybody asks.
    private final class Provider: INExtension, @unchecked Sendable {
      nonisolated(unsafe) var object: Any?
      override func handler(for intent: INIntent) -> Any? { object }
    }

    @Test func updatesArriveUntilStopped() async throws {
      let (provider, handler) = (Provider(), RideHandler())
      provider.object = handler
      let line = Line(provider)
      #expect(try await line.begin("INGetRideStatusIntent").handles)
      let answer = try await line.assistant.call(
        HandlerCalls.StartUpdates(request: 1, intent: line.message("INGetRideStatusIntent")))
      #expect(answer.sends)
      handler.send(.pickup)
      #expect(await line.updates(3) == ["confirmed", "approachingPickup", "pickup"])
      _ = try await line.assistant.call(HandlerCalls.StopUpdates(request: 1))
      handler.send(.completed)
      // Whatever had been sent would come before the answer to a later call.
      let again = try await line.assistant.call(
        HandlerCalls.StartUpdates(request: 1, intent: line.message("INGetRideStatusIntent")))
      #expect(again.sends)
      #expect(await line.updates(2) == ["confirmed", "approachingPickup"])
    }

    /// What `handler(for:)` gives, and what is wrong with it.
    struct Example: Sendable {
      let give: @Sendable () -> Any?
      let problem: String?
    }

    @Test(arguments: [
      Example(give: { nil }, problem: "returned nil for INGetRideStatusIntent"),
      Example(give: { NSString(string: "none") }, problem: "returned an object of "),
      Example(give: { RideHandler() }, problem: nil),
    ])
    func handlersAreChecked(_ example: Example) async throws {
      let provider = Provider()
      provider.object = example.give()
      let problem = example.problem
      let answer = try await Line(provider).begin("INGetRideStatusIntent")
      #expect(answer.handles == (problem == nil))
      if let problem {
        #expect(answer.problem?.contains("Provider.handler(for:) \(problem)") == true)
        #expect(answer.problem?.contains("INGetRideStatusIntentHandling") == true)
      }
    }

    @Test func theObjectMayBeTheExtensionItself() async throws {
      final class Whole: INExtension, INCancelRideIntentHandling, @unchecked Sendable {}
      #expect(try await Line(Whole()).begin("INCancelRideIntent").handles)
    }
  }
#endif
