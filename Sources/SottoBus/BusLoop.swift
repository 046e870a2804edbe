import CBus
import Foundation

/// What the thread of a connection does: say what waits, take what comes, sleep.
final class BusLoop {
  let library: bus_library
  let coder: BusMessageCoder
  let bus: OpaquePointer
  private let outbox: BusOutbox
  let told: AsyncStream<BusMessage>.Continuation
  var waiting: [UInt64: Waiting] = [:]
  /// Calls of others that are not answered yet.
  var calls: [UInt64: OpaquePointer] = [:]
  var lastCall: UInt64 = 0

  struct Waiting {
    var deadline: ContinuousClock.Instant
    var answer: @Sendable (Result<[BusValue], BusError>) -> Void
  }

  /// Calls of others that may wait at a time.
  static let mostCalls = 100

  // Nobody writes to it once it is loaded.
  private nonisolated(unsafe) static let loaded = bus_library()

  /// Connects, which waits for the bus to say who we are.
  init(
    address: String, outbox: BusOutbox, told: AsyncStream<BusMessage>.Continuation
  ) throws(BusError) {
    guard let library = Self.loaded?.pointee else {
      throw BusError("NotSupported", "libsystemd.so.0 is not installed.")
    }
    self.library = library
    self.outbox = outbox
    self.told = told
    coder = BusMessageCoder(library: library)
    var bus: OpaquePointer?
    try coder.check(library.new(&bus))
    guard let bus else { throw BusError.disconnected }
    self.bus = bus
    var name: UnsafePointer<CChar>?
    do throws(BusError) {
      try coder.check(library.set_address(bus, address))
      try coder.check(library.set_bus_client(bus, 1))
      try coder.check(library.start(bus))
      try coder.check(library.get_unique_name(bus, &name))
    } catch {
      _ = library.flush_close_unref(bus)
      throw error
    }
  }

  /// Serves the connection until it ends.
  func run() {
    while say(), take() { sleep() }
    for call in calls.values { _ = library.message_unref(call) }
    _ = library.flush_close_unref(bus)
    outbox.end()
    for waiting in waiting.values { waiting.answer(.failure(.disconnected)) }
  }

  /// Says what waits; `false` when that was the last.
  private func say() -> Bool {
    for item in outbox.take() {
      switch item {
      case .close: return false
      case .call(let call, let deadline, let answer):
        do throws(BusError) {
          let cookie = try send(call)
          waiting[cookie] = Waiting(deadline: deadline, answer: answer)
        } catch {
          answer(.failure(error))
        }
      case .reply(let number, let answer):
        guard let call = calls.removeValue(forKey: number) else { continue }
        reply(to: call, answer)
      case .signal(let path, let interface, let member, let values):
        _ = try? send(values) {
          library.message_new_signal(bus, &$0, path, interface, member)
        }
      }
    }
    return true
  }

  /// Takes what has come; `false` when the bus is gone.
  private func take() -> Bool {
    while true {
      var message: OpaquePointer?
      let result = library.process(bus, &message)
      if result < 0 { return false }
      if let message { hear(message) } else if result == 0 { return true }
    }
  }

  private func sleep() {
    var until = UInt64.max
    _ = library.get_timeout(bus, &until)
    let ours = waiting.values.map(\.deadline).min()
    var descriptors = [
      pollfd(
        fd: library.get_fd(bus), events: Int16(truncatingIfNeeded: library.get_events(bus)),
        revents: 0),
      pollfd(fd: outbox.alarm, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = min(
      Self.milliseconds(untilMicrosecond: until), ours.map(Self.milliseconds) ?? .max)
    poll(&descriptors, 2, milliseconds == .max ? -1 : milliseconds)
    let now = ContinuousClock.now
    for (cookie, late) in waiting where late.deadline <= now {
      waiting[cookie] = nil
      late.answer(.failure(.timedOut))
    }
  }

  /// - Parameter time: Of the system's clock since its start; the greatest is never.
  private static func milliseconds(untilMicrosecond time: UInt64) -> Int32 {
    guard time != .max else { return .max }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let elapsed = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
    return time <= elapsed ? 0 : Int32(clamping: (time - elapsed) / 1000 + 1)
  }

  private static func milliseconds(until time: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: time) / .milliseconds(1)
    return Int32(clamping: Int(max(left, 0).rounded(.up)))
  }
}
