import Foundation
import SottoSocket
import SottoWire

/// A front end's connection to the assistant of a home.
package final class AssistantClient: Sendable {
  private let peer: Peer
  /// The assistant's process; `nil` where the system does not tell.
  package let processIdentifier: pid_t?

  /// What is told of requests after their replies, to calls that follow it; for one reader.
  package let updates: AsyncStream<ClientCalls.Update>

  /// What a front end is told while it goes on.
  package enum Told: Sendable {
    case turn(ClientCalls.TurnEvent)
    case nowPlaying(ClientCalls.NowPlayingChange)
    case voice(ClientCalls.VoiceEvent)
    case progress(ClientCalls.Progress)
  }

  /// What apps have to say, to a front end that hears notifications; for one reader.
  package let notifications: AsyncStream<ClientCalls.Notification>

  /// How far long work of apps is, to a front end that follows it; for one reader, who gets the newest.
  package let progress: AsyncStream<ClientCalls.Progress>

  /// Takes over a connected socket.
  ///
  /// - Parameters:
  ///   - person: Asks the person something, while this front end attends.
  ///   - hear: Takes what is told of turns, of what plays, of voices and of long work, in order and
  ///     before the answer that it precedes; what takes long goes on beside.
  package init(
    descriptor: Int32,
    person: @escaping @Sendable (ClientCalls.Ask) async -> String? = { _ in nil },
    hear: @escaping @Sendable (Told) -> Void = { _ in }
  ) {
    processIdentifier = UnixSocket.listener(behind: descriptor)
    var handlers = CallHandlers()
    handlers.on(ClientCalls.Ask.self) { call in .init(words: await person(call)) }
    handlers.on(event: ClientCalls.TurnEvent.self) { hear(.turn($0)) }
    handlers.on(event: ClientCalls.NowPlayingChange.self) { hear(.nowPlaying($0)) }
    handlers.on(event: ClientCalls.VoiceEvent.self) { hear(.voice($0)) }
    let (progress, went) = AsyncStream<ClientCalls.Progress>.makeStream(
      bufferingPolicy: .bufferingNewest(100))
    self.progress = progress
    handlers.on(event: ClientCalls.Progress.self) { event in
      went.yield(event)
      hear(.progress(event))
    }
    let (updates, continuation) = AsyncStream<ClientCalls.Update>.makeStream()
    self.updates = updates
    handlers.on(event: ClientCalls.Update.self) { continuation.yield($0) }
    let (notifications, told) = AsyncStream<ClientCalls.Notification>.makeStream()
    self.notifications = notifications
    handlers.on(event: ClientCalls.Notification.self) { told.yield($0) }
    peer = Peer(descriptor: descriptor, role: .client, handlers: handlers) { _ in
      continuation.finish()
      told.finish()
      went.finish()
    }
  }

  /// Connects to the assistant; starts one when none answers.
  ///
  /// - Parameters:
  ///   - path: The socket's path.
  ///   - limit: How long a started assistant may take to answer.
  ///   - start: Starts an assistant; of several started at once, one stays. What it returns is called
  ///     until the assistant answers, and throws why it will not.
  /// - Throws: What `start` throws, or why there is no connection when the time is over.
  package static func connect(
    to path: String, within limit: Duration = .seconds(10),
    startingWith start: () throws -> () throws -> Void,
    person: @escaping @Sendable (ClientCalls.Ask) async -> String? = { _ in nil },
    hear: @escaping @Sendable (Told) -> Void = { _ in }
  ) async throws -> AssistantClient {
    let deadline = ContinuousClock.now + limit
    var check: (() throws -> Void)?
    while true {
      do throws(UnixSocket.Failure) {
        let descriptor = try UnixSocket.connect(to: path)
        return AssistantClient(descriptor: descriptor, person: person, hear: hear)
      } catch {
        // One that takes nobody in is there all the same, as when it is stopped.
        if error.code != EAGAIN {
          if let check { try check() } else { check = try start() }
        }
      }
      guard ContinuousClock.now < deadline else { throw NoAssistant(path: path) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Asks the assistant something.
  ///
  /// - Parameter limit: How long the answer may take; `nil` where a person is part of it.
  /// - Throws: `CallFailure`, or `NoAnswer` when the time is over.
  package func call<Call: WireCall>(
    _ call: Call, within limit: Duration? = .seconds(30)
  ) async throws -> Call.Answer {
    let start = ContinuousClock.now
    do {
      return try await peer.call(call, timeout: limit)
    } catch let failure as CallFailure where failure.code == .timedOut {
      // Of what the assistant itself has waited for, its answer tells.
      guard let limit, ContinuousClock.now - start >= limit else { throw failure }
      throw NoAnswer(process: processIdentifier, limit: limit)
    }
  }

  /// Tells the assistant something; a connection that has ended drops it.
  package func tell(_ event: some WireEvent) { peer.tell(event) }

  /// Whether nothing can be asked any more.
  package var isClosed: Bool { peer.isClosed }

  package func close() { peer.close() }
}

/// No assistant answered in time.
package struct NoAssistant: Error, CustomStringConvertible {
  let path: String

  package var description: String {
    "No assistant answers at \(path). See what it said in its log, assistant.log, or run "
      + "“sotto serve” to watch it start."
  }
}
