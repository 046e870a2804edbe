import Intents
import SottoSocket
import SottoWire
import Synchronization

/// Sends what an app wants shown, in the order in which it says so: what comes while something is on its way
/// goes along with the next.
final class NotificationOutbox: Sendable {
  typealias Completion = @Sendable ((any Error)?) -> Void

  private enum Item: Sendable {
    case add(ScheduledNotification, Completion)
    case remove([String]?)
    case pass(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State())

  private struct State {
    var items: [Item] = []
    var isSending = false
  }

  /// How many go in one message.
  private static let portion = 500

  func send(_ notification: ScheduledNotification, _ completion: @escaping Completion) {
    put(.add(notification, completion))
  }

  func remove(_ identifiers: [String]?) { put(.remove(identifiers)) }

  /// Waits until all is sent that there is by now.
  func wait() async { await withCheckedContinuation { put(.pass($0)) } }

  private func put(_ item: Item) {
    let begins = state.withLock { state in
      state.items.append(item)
      defer { state.isSending = true }
      return !state.isSending
    }
    if begins { Task { await sendAll() } }
  }

  /// The next items of one kind; `nil` where there are none, and nothing is being sent any more.
  private func take() -> [Item]? {
    state.withLock { state in
      guard let first = state.items.first else {
        state.isSending = false
        return nil
      }
      var count = 1
      if case .add = first {
        count =
          state.items.prefix(Self.portion).prefix { if case .add = $0 { true } else { false } }
          .count
      }
      defer { state.items.removeFirst(count) }
      return Array(state.items.prefix(count))
    }
  }

  private func sendAll() async {
    while let items = take() {
      switch items[0] {
      case .add: await send(items)
      case .remove(let identifiers):
        let call = SystemCalls.RemoveNotifications(identifiers: identifiers)
        _ = try? await AssistantConnection.current?.call(call)
      case .pass(let continuation): continuation.resume()
      }
    }
  }

  private func send(_ items: [Item]) async {
    var notifications: [ScheduledNotification] = []
    var completions: [Completion] = []
    for case .add(let notification, let completion) in items {
      notifications.append(notification)
      completions.append(completion)
    }
    let call = SystemCalls.ScheduleNotifications(notifications: notifications)
    let isSent = (try? await AssistantConnection.current?.call(call)) != nil
    for completion in completions {
      completion(isSent ? nil : UNError(code: .notificationsNotAllowed))
    }
  }
}
