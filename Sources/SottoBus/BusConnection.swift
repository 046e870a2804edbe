import CBus
import Foundation
import Synchronization

/// A connection to a bus, the person's or the system's, on a thread of its own, which sleeps while nobody says
/// anything: sd-bus bears no second thread.
///
/// It ends with whoever holds this value, or with the bus: then `messages` end.
package final class BusConnection: Sendable {
  /// What others ask and tell.
  package let messages: AsyncStream<BusMessage>
  private let outbox: BusOutbox

  /// Connects to a bus.
  ///
  /// - Parameter address: As `BusAddress` has it.
  /// - Throws: `BusError` where there is none, or no library to speak with it.
  package static func open(_ address: String) async throws(BusError) -> BusConnection {
    guard let outbox = BusOutbox() else {
      throw BusError("LimitsExceeded", "No descriptor is left for the bus.")
    }
    let (messages, told) = AsyncStream.makeStream(
      of: BusMessage.self, bufferingPolicy: .bufferingOldest(1000))
    let opened: BusError? = await withCheckedContinuation { continuation in
      let thread = Thread {
        do throws(BusError) {
          let loop = try BusLoop(address: address, outbox: outbox, told: told)
          continuation.resume(returning: nil)
          loop.run()
        } catch {
          outbox.end()
          continuation.resume(returning: error)
        }
        told.finish()
      }
      thread.name = "sotto.bus"
      thread.stackSize = 512 << 10
      thread.start()
    }
    if let opened { throw opened }
    return BusConnection(messages, outbox)
  }

  private init(_ messages: AsyncStream<BusMessage>, _ outbox: BusOutbox) {
    self.messages = messages
    self.outbox = outbox
  }

  deinit { outbox.put(.close) }

  /// Calls a method and waits for what it returns.
  package func call(_ call: BusCall, within limit: Duration) async throws(BusError) -> [BusValue] {
    let answer = await withCheckedContinuation { continuation in
      let item = BusOutbox.Item.call(call, ContinuousClock.now + limit) {
        continuation.resume(returning: $0)
      }
      if !outbox.put(item) { continuation.resume(returning: .failure(.disconnected)) }
    }
    return try answer.get()
  }

  /// Answers a call.
  package func reply(to call: BusMessage, _ answer: Result<[BusValue], BusError>) {
    outbox.put(.reply(call.number, answer))
  }

  /// Tells all who want to hear it.
  package func emit(path: String, interface: String, member: String, _ values: [BusValue]) {
    outbox.put(.signal(path: path, interface: interface, member: member, values))
  }

  /// Ends it, once what was said before has left.
  package func close() { outbox.put(.close) }
}
