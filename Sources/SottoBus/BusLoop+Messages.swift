import CBus
import Foundation

// What comes, and what is said.

extension BusLoop {
  func hear(_ message: OpaquePointer) {
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

  func reply(to call: OpaquePointer, _ answer: Result<[BusValue], BusError>) {
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
            var error = bus_error(name: name, message: text, need_free: 0)
            return library.message_new_method_error(call, &message, &error)
          }
        }
      }
    }
  }

  func send(_ call: BusCall) throws(BusError) -> UInt64 {
    try send(call.values) {
      library.message_new_method_call(
        bus, &$0, call.destination, call.path, call.interface, call.member)
    }
  }

  func send(
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
