import Foundation
import Synchronization

/// Brings events to the streams of those who hear a conversation, a turn, or the home.
final class EventHub: Sendable {
  enum Channel: Hashable, Sendable {
    case conversation(String)
    case turn(String)
    /// What plays, and what apps have to say.
    case home
  }

  private struct State {
    var streams: [Channel: [ObjectIdentifier: EventStream]] = [:]
    /// The conversations that the turns under way are of.
    var turns: [String: String] = [:]
    /// What waits for the end of a turn in its conversation.
    var held: [String: [ServerSentEvent]] = [:]

    var count: Int { streams.values.reduce(0) { $0 + $1.count } }
  }

  private let state = Mutex(State())
  private let limits: HTTPLimits
  /// Whether anybody hears the home, each time that this changes; for one reader.
  let homeHeard: AsyncStream<Bool>
  private let home: AsyncStream<Bool>.Continuation

  init(limits: HTTPLimits) {
    self.limits = limits
    (homeHeard, home) = AsyncStream.makeStream()
  }

  /// A stream of what comes from now on.
  ///
  /// - Parameter mayGoOn: Whether its reader may still hear it; asked now and then.
  /// - Throws: `ProblemDetails` when there are as many as there may be.
  func stream(
    of channel: Channel, while mayGoOn: @escaping @Sendable () -> Bool
  ) throws(ProblemDetails) -> EventStream {
    let stream = EventStream(backlog: limits.backlog, mayGoOn: mayGoOn)
    let hasRoom = state.withLock { state in
      guard state.count < limits.streams else { return false }
      if channel == .home, state.streams[channel] == nil { home.yield(true) }
      state.streams[channel, default: [:]][ObjectIdentifier(stream)] = stream
      return true
    }
    guard hasRoom else {
      throw ProblemDetails(
        .serviceUnavailable,
        "\(limits.streams) streams are open: as many as there may be. Close one, or wait.",
        headers: ["Retry-After": "5"])
    }
    stream.onClose { [weak self, weak stream] in
      guard let self, let stream else { return }
      state.withLock { state in
        state.streams[channel]?[ObjectIdentifier(stream)] = nil
        guard state.streams[channel]?.isEmpty == true else { return }
        state.streams[channel] = nil
        if channel == .home { home.yield(false) }
      }
    }
    return stream
  }

  /// How many streams are open.
  var count: Int { state.withLock { $0.count } }

  func isHeard(_ channel: Channel) -> Bool { state.withLock { $0.streams[channel] != nil } }

  func send(_ event: ServerSentEvent, to channels: Channel...) {
    let streams = state.withLock { state in
      channels.flatMap { state.streams[$0].map { Array($0.values) } ?? [] }
    }
    guard !streams.isEmpty else { return }
    let data = event.data
    for stream in streams { stream.send(data) }
  }

  /// A turn begins: what comes of it is heard in its conversation.
  func begin(_ turn: String, in conversation: String) {
    state.withLock { $0.turns[turn] = conversation }
  }

  /// An event of a turn under way.
  func send(_ event: ServerSentEvent, of turn: String) {
    guard let conversation = state.withLock({ $0.turns[turn] }) else { return }
    send(event, to: .conversation(conversation), .turn(turn))
  }

  /// The last event of a turn.
  func finish(_ turn: String, with event: ServerSentEvent) {
    send(event, of: turn)
    guard let conversation = state.withLock({ $0.turns.removeValue(forKey: turn) }) else { return }
    let held: [ServerSentEvent] = state.withLock { state in
      guard !state.turns.values.contains(conversation) else { return [] }
      return state.held.removeValue(forKey: conversation) ?? []
    }
    for event in held { send(event, to: .conversation(conversation)) }
    let own = state.withLock { $0.streams[.turn(turn)].map { Array($0.values) } ?? [] }
    for stream in own { stream.end() }
  }

  /// An event of a conversation that follows on a turn: after the end of the one under way.
  func send(_ event: ServerSentEvent, after conversation: String) {
    let isHeld = state.withLock { state in
      guard state.turns.values.contains(conversation) else { return false }
      state.held[conversation, default: []].append(event)
      return true
    }
    if !isHeld { send(event, to: .conversation(conversation)) }
  }

  /// Ends all streams.
  func endAll() {
    home.finish()
    let all = state.withLock { $0.streams.values.flatMap(\.values) }
    for stream in all { stream.end() }
  }
}
