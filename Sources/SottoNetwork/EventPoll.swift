import CEventPoll
import Foundation
import Synchronization

/// Wakes who waits for a socket: when it is ready, when its time is over, or when somebody says so.
///
/// One thread serves all: 2,000 idle connections cost no thread each. Who waits holds none.
final class EventPoll: Sendable {
  enum Wake: Sendable, Equatable {
    case ready
    /// The time is over.
    case late
    /// Somebody has called `interrupt`.
    case interrupted
    /// No more waiting is served.
    case stopped
  }

  enum Readiness: Sendable {
    case read, write
  }

  private struct Waiting {
    var continuation: CheckedContinuation<Wake, Never>
    var deadline: ContinuousClock.Instant?
  }

  private struct State {
    var waiting: [Int32: Waiting] = [:]
    /// Those that were interrupted while nobody waited.
    var interrupted: Set<Int32> = []
    /// Whether the thread looks at deadlines.
    var isSweeping = false
    var isStopped = false
  }

  private let poll: Int32
  private let alarm: Int32
  private let state = Mutex(State())

  /// How often deadlines are looked at, in milliseconds, while there are any.
  private static let sweep: Int32 = 250

  /// - Throws: `ServerError` where the system has no descriptors left.
  init() throws(ServerError) {
    poll = epoll_create1(Int32(EPOLL_CLOEXEC))
    alarm = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard poll >= 0, alarm >= 0 else {
      throw ServerError("No descriptor is left to watch connections with: \(ServerError.reason).")
    }
    var event = epoll_event(events: EPOLLIN.rawValue, data: .init(fd: alarm))
    epoll_ctl(poll, EPOLL_CTL_ADD, alarm, &event)
    let thread = Thread { self.run() }
    thread.name = "sotto.network"
    thread.stackSize = 512 << 10
    thread.start()
  }

  deinit {
    close(poll)
    close(alarm)
  }

  /// From now on the socket can be waited for, by one at a time.
  func add(_ descriptor: Int32) {
    var event = epoll_event(events: EPOLLONESHOT.rawValue, data: .init(fd: descriptor))
    epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event)
  }

  /// The socket is about to be closed.
  func remove(_ descriptor: Int32) {
    epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, nil)
    let waiting = state.withLock { state in
      state.interrupted.remove(descriptor)
      return state.waiting.removeValue(forKey: descriptor)
    }
    waiting?.continuation.resume(returning: .stopped)
  }

  /// Waits for a socket, or for the other side to have closed it.
  func wait(
    for descriptor: Int32, to readiness: Readiness, until deadline: ContinuousClock.Instant?
  ) async -> Wake {
    await withCheckedContinuation { continuation in
      let early: Wake? = state.withLock { state in
        if state.isStopped { return .stopped }
        if state.interrupted.remove(descriptor) != nil { return .interrupted }
        state.waiting[descriptor] = Waiting(continuation: continuation, deadline: deadline)
        let wanted = readiness == .read ? EPOLLIN.rawValue : EPOLLOUT.rawValue
        var event = epoll_event(
          events: wanted | EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue,
          data: .init(fd: descriptor))
        epoll_ctl(poll, EPOLL_CTL_MOD, descriptor, &event)
        if deadline != nil, !state.isSweeping {
          state.isSweeping = true
          eventfd_write(alarm, 1)
        }
        return nil
      }
      if let early { continuation.resume(returning: early) }
    }
  }

  /// Wakes who waits for a socket, or who will next.
  func interrupt(_ descriptor: Int32) {
    let waiting = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: descriptor)
      if waiting == nil { state.interrupted.insert(descriptor) }
      return waiting
    }
    waiting?.continuation.resume(returning: .interrupted)
  }

  /// Wakes all, for ever.
  func stop() {
    let waiting = state.withLock { state in
      state.isStopped = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    eventfd_write(alarm, 1)
    for waiting in waiting { waiting.continuation.resume(returning: .stopped) }
  }

  private func run() {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    while true {
      let (isSweeping, isStopped) = state.withLock { ($0.isSweeping, $0.isStopped) }
      if isStopped { break }
      let count = epoll_wait(poll, &events, Int32(events.count), isSweeping ? Self.sweep : -1)
      for event in events.prefix(max(0, Int(count))) {
        let descriptor = event.data.fd
        if descriptor == alarm {
          var value: eventfd_t = 0
          eventfd_read(alarm, &value)
        } else {
          let waiting = state.withLock { $0.waiting.removeValue(forKey: descriptor) }
          waiting?.continuation.resume(returning: .ready)
        }
      }
      if isSweeping { endLate() }
    }
  }

  private func endLate() {
    let now = ContinuousClock.now
    let late = state.withLock { state in
      let late = state.waiting.filter { $0.value.deadline.map { $0 <= now } ?? false }
      for descriptor in late.keys { state.waiting[descriptor] = nil }
      state.isSweeping = state.waiting.values.contains { $0.deadline != nil }
      return late.values
    }
    for waiting in late { waiting.continuation.resume(returning: .late) }
  }
}
