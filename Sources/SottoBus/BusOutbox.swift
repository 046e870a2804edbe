import CBus
import Foundation
import Synchronization

/// What is to be said by a connection, for its thread, which it wakes.
final class BusOutbox: Sendable {
  enum Item: Sendable {
    case call(
      BusCall, ContinuousClock.Instant, @Sendable (Result<[BusValue], BusError>) -> Void)
    case reply(UInt64, Result<[BusValue], BusError>)
    case signal(path: String, interface: String, member: String, [BusValue])
    case close
  }

  /// Readable while something waits here.
  let alarm: Int32
  private let items = Mutex<[Item]?>([])

  /// `nil` where the system has no descriptors left.
  init?() {
    alarm = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    if alarm < 0 { return nil }
  }

  deinit { Foundation.close(alarm) }

  /// - Returns: Whether somebody will take it: nobody does once the connection has ended.
  @discardableResult
  func put(_ item: Item) -> Bool {
    let isTaken = items.withLock { items in
      items?.append(item)
      return items != nil
    }
    if isTaken { eventfd_write(alarm, 1) }
    return isTaken
  }

  /// Takes all that waits.
  func take() -> [Item] {
    var count: eventfd_t = 0
    eventfd_read(alarm, &count)
    return items.withLock { items in
      defer { if items != nil { items = [] } }
      return items ?? []
    }
  }

  /// Nothing is taken any more; who waits for an answer learns that.
  func end() {
    let left = items.withLock { items in
      defer { items = nil }
      return items ?? []
    }
    for case .call(_, _, let answer) in left { answer(.failure(.disconnected)) }
  }
}
