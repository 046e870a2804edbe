import Foundation
import Intents
import SottoClient
import SottoWire

/// Hears what plays, what is said by voice and what apps have to say, while somebody is there to be told: what is told to
/// nobody must not count as heard.
actor HomeListener {
  private let connect: AssistantLink.Connect
  private let hub: EventHub
  private var client: AssistantClient?
  private var isWanted = false
  private var isRunning = false
  private var asks: [String: Asked] = [:]

  /// A question that waits for its answer.
  private struct Asked {
    var event: ServerSentEvent
    var continuation: CheckedContinuation<String?, Never>
  }

  init(hub: EventHub, connect: @escaping AssistantLink.Connect) {
    self.hub = hub
    self.connect = connect
  }

  /// Hears as long as somebody does.
  func run() async {
    for await isHeard in hub.homeHeard {
      isWanted = isHeard
      if isHeard { Task { await listen() } } else { leave() }
    }
    isWanted = false
    leave()
  }

  private func leave() {
    client?.close()
    client = nil
    for identifier in asks.keys { answer(identifier, with: nil) }
  }

  private func listen() async {
    guard !isRunning else { return }
    isRunning = true
    while isWanted {
      await listenOnce()
      // Whoever had asked by this connection waits no more.
      leave()
      // One that has ended may be started again by somebody.
      if isWanted { try? await Task.sleep(for: .seconds(1)) }
    }
    isRunning = false
  }

  /// Answers what an app would like to know.
  ///
  /// - Returns: Whether it still wants to.
  @discardableResult
  func answer(_ ask: String, with words: String?) -> Bool {
    guard let waiting = asks.removeValue(forKey: ask) else { return false }
    waiting.continuation.resume(returning: words)
    return true
  }

  /// Who has been answered is free to answer what apps would like to know.
  func attend() {
    guard let client else { return }
    // It is answered when what waits has been.
    Task { _ = try? await client.call(ClientCalls.Attend(), within: nil) }
  }

  /// Listens by one connection until that ends.
  private func listenOnce() async {
    let hub = hub
    let made = try? await connect({ [weak self] in await self?.ask($0) }) { hub.hear($0) }
    guard let made else { return }
    guard isWanted else { return made.close() }
    client = made
    do {
      _ = try await made.call(ClientCalls.HearNotifications())
      _ = try await made.call(ClientCalls.FollowNowPlaying())
      _ = try await made.call(ClientCalls.FollowVoices())
      _ = try await made.call(ClientCalls.FollowProgress())
    } catch {
      return made.close()
    }
    attend()
    for await notification in made.notifications {
      hub.send(ServerSentEvent("notification", of: notification), to: .home)
    }
  }

  /// What apps would like to know, for who begins to hear.
  var pending: [ServerSentEvent] { asks.values.map(\.event) }

  private func ask(_ call: ClientCalls.Ask) async -> String? {
    guard isWanted else { return nil }
    let identifier = UUID().uuidString
    let event = ServerSentEvent(
      "ask",
      [
        "identifier": .string(identifier), "text": .string(call.text.shown()),
        "canBeSilenced": .bool(call.canBeSilenced == true),
      ])
    return await withCheckedContinuation { continuation in
      asks[identifier] = Asked(event: event, continuation: continuation)
      hub.send(event, to: .home)
    }
  }
}
