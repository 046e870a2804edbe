import Foundation

/// A connection to a voice service: events to it, and events from it in their order.
///
/// It ends with whoever holds it, or when it is closed.
final class ServiceConnection: Sendable {
  let address: ServiceAddress
  private let descriptor: Descriptor
  private let writing = DispatchQueue(label: "sotto.wyoming.writing")
  private let events: Inbox<WyomingEvent>

  /// Closed when neither the thread that reads nor anybody who writes needs it.
  private final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { Foundation.close(number) }
  }

  /// - Throws: `VoiceError` where nobody listens there.
  init(to address: ServiceAddress) async throws {
    let descriptor = Descriptor(
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(with: .init { try ServiceSocket.connect(to: address) })
        }
      })
    self.address = address
    self.descriptor = descriptor
    let events = Inbox<WyomingEvent>(atMost: Self.most)
    self.events = events
    let thread = Thread { Self.read(descriptor, address, into: events) }
    thread.name = "sotto.wyoming"
    thread.stackSize = 512 << 10
    thread.start()
  }

  deinit { close() }

  /// How many events wait: a minute of speech and more.
  private static let most = 4096

  /// Sends an event; returns when the system has taken it.
  ///
  /// - Throws: `VoiceError` when the service has gone, or takes nothing any more.
  func send(_ event: WyomingEvent) async throws {
    let (descriptor, address, bytes) = (descriptor, address, event.encoded)
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      writing.async {
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes {
            Foundation.send(descriptor.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          }
          guard count > 0 || errno == EINTR else {
            return done.resume(throwing: Self.gone(address))
          }
          rest = rest.dropFirst(max(0, count))
        }
        done.resume()
      }
    }
  }

  /// The next event; for one reader at a time.
  ///
  /// - Parameter limit: How long it may take; `nil` for ever.
  /// - Throws: `VoiceError` when the service has gone, has said what is no event, or says nothing for
  ///   too long.
  func next(within limit: Duration? = nil) async throws -> WyomingEvent {
    try await withThrowingTaskGroup(of: WyomingEvent?.self) { group in
      group.addTask { [events] in try await events.next() }
      if let limit {
        group.addTask { [address] in
          try await Task.sleep(for: limit)
          throw VoiceError(
            "\(address) has said nothing for \(limit.components.seconds) s. Look at what it does.")
        }
      }
      defer { group.cancelAll() }
      guard let event = try await group.next() ?? nil else { throw Self.gone(address) }
      return event
    }
  }

  /// Ends the connection: who reads or writes it finds that.
  func close() { shutdown(descriptor.number, Int32(SHUT_RDWR)) }

  private static func read(
    _ descriptor: Descriptor, _ address: ServiceAddress, into events: Inbox<WyomingEvent>
  ) {
    var parser = EventParser()
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    do throws(FrameError) {
      while true {
        while let event = try parser.next() { events.put(event) }
        let count = recv(descriptor.number, &chunk, chunk.count, 0)
        guard count > 0 else { break }
        parser.append(chunk[..<count])
      }
      events.end()
    } catch {
      events.end(.failure(VoiceError("\(address) says what is no event: \(error)")))
    }
  }

  private static func gone(_ address: ServiceAddress) -> VoiceError {
    VoiceError("\(address) has ended the connection. Look at what it says of why.")
  }
}
