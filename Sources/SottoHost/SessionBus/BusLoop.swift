import CSessionBus
import Foundation

/// What the thread of a connection does: say what waits, take what comes, sleep.
final class BusLoop {
  private let library: session_bus_library
  private let coder: BusMessageCoder
  private let bus: OpaquePointer
  private let outbox: BusOutbox
  private let told: AsyncStream<BusMessage>.Continuation
  private var waiting: [UInt64: Waiting] = [:]
  /// Calls of others that are not answered yet.
  private var calls: [UInt64: OpaquePointer] = [:]
  private var lastCall: UInt64 = 0

  private struct Waiting {
    var deadline: ContinuousClock.Instant
    var answer: @Sendable (Result<[BusValue], BusError>) -> Void
  }

  /// Calls of others that may wait at a time.
  private static let mostCalls = 100

  // Nobody writes to it once it is loaded.
  private nonisolated(unsafe) static let loaded = session_bus_library()

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

extension BusLoop {
  private func hear(_ message: OpaquePointer) {
    var type: UInt8 = 0
    _ = library.message_get_type(message, &type)
    let contents: Result<[BusValue], BusError>
    do throws(BusError) {
      contents = .success(try coder.values(of: message))
    } catch {
      contents = .failure(error)
    }
    switch Int(type) {
    case 1: take(call: message, contents)
    case 4: tell(message, .signal, 0, contents)
    default: take(answer: message, contents)
    }
    if type != 1 { _ = library.message_unref(message) }
  }

  private func take(call: OpaquePointer, _ contents: Result<[BusValue], BusError>) {
    lastCall += 1
    guard calls.count < Self.mostCalls, tell(call, .call, lastCall, contents) else {
      let tooMany = BusError("LimitsExceeded", "Too many calls wait.")
      var problem = tooMany
      if case .failure(let error) = contents { problem = error }
      return reply(to: call, .failure(problem))
    }
    calls[lastCall] = call
  }

  private func take(answer message: OpaquePointer, _ contents: Result<[BusValue], BusError>) {
    var cookie: UInt64 = 0
    guard library.message_get_reply_cookie(message, &cookie) >= 0,
      let waiting = waiting.removeValue(forKey: cookie)
    else { return }
    guard let error = library.message_get_error(message)?.pointee, let name = error.name else {
      return waiting.answer(contents)
    }
    waiting.answer(
      .failure(
        BusError(String(cString: name), error.message.map { String(cString: $0) } ?? "")))
  }

  /// - Returns: Whether it was taken.
  @discardableResult
  private func tell(
    _ message: OpaquePointer, _ kind: BusMessage.Kind, _ number: UInt64,
    _ contents: Result<[BusValue], BusError>
  ) -> Bool {
    guard case .success(let values) = contents else { return false }
    func text(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
    let result = told.yield(
      BusMessage(
        kind: kind, number: number, sender: text(library.message_get_sender(message)),
        path: text(library.message_get_path(message)),
        interface: text(library.message_get_interface(message)),
        member: text(library.message_get_member(message)), values: values))
    if case .enqueued = result { return true } else { return false }
  }

  private func reply(to call: OpaquePointer, _ answer: Result<[BusValue], BusError>) {
    defer { _ = library.message_unref(call) }
    // Who does not want to know is not told.
    guard library.message_get_expect_reply(call) > 0 else { return }
    switch answer {
    case .success(let values):
      _ = try? send(values) { library.message_new_method_return(call, &$0) }
    case .failure(let error):
      _ = try? send([]) { message in
        error.name.withCString { name in
          error.message.withCString { text in
            var error = session_bus_error(name: name, message: text, need_free: 0)
            return library.message_new_method_error(call, &message, &error)
          }
        }
      }
    }
  }

  private func send(_ call: BusCall) throws(BusError) -> UInt64 {
    try send(call.values) {
      library.message_new_method_call(
        bus, &$0, call.destination, call.path, call.interface, call.member)
    }
  }

  private func send(
    _ values: [BusValue], _ make: (inout OpaquePointer?) -> Int32
  ) throws(BusError) -> UInt64 {
    var message: OpaquePointer?
    try coder.check(make(&message))
    guard let message else { throw BusError.disconnected }
    defer { _ = library.message_unref(message) }
    try coder.append(values, to: message)
    var cookie: UInt64 = 0
    try coder.check(library.send(bus, message, &cookie))
    return cookie
  }
}
