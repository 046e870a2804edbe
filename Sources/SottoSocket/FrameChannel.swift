@preconcurrency import Dispatch
import Foundation
import Synchronization

/// One end of a connected stream socket that carries frames.
///
/// A frame is a 4-byte big-endian length and as many bytes. Sending never waits: what the peer
/// does not take at once is kept and written when it does. Safe to use from any thread.
///
/// A thread of its own reads: it costs one waking a message, where an event loop and a queue cost
/// two, and wakings are most of what a call to another process takes.
public final class FrameChannel: Sendable {
  /// Why a channel no longer carries frames.
  public enum Closing: Error, Equatable, Sendable {
    case byPeer, byOwner
    /// The peer announced a frame longer than `maximumLength`.
    case frameTooLong(Int)
    /// The peer began a frame and did not end it in time, or while others needed the memory.
    case frameUnfinished
    /// The peer took nothing while `maximumBacklog` bytes waited for it.
    case peerTooSlow
    case system(Int32)
  }

  public enum Event: Equatable, Sendable {
    case frame(Data)
    /// The last event of a channel.
    case closed(Closing)
  }

  /// The longest frame either side accepts, in bytes.
  public static let maximumLength = 16 << 20
  static let maximumBacklog = 32 << 20
  /// How long a frame may take from its first byte to its last.
  static let frameTime = Duration.seconds(10)

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "sotto.frames")
  private let state = Mutex(State())
  private let onEvent: @Sendable (Event) -> Void
  private let frameTime: Duration
  private let unfinished: UnfinishedFrames

  private struct State: ~Copyable {
    var backlog = Backlog()
    var closing: Closing?
    // Dispatch's sources may be used from any thread; the module does not say so.
    nonisolated(unsafe) var writer: (any DispatchSourceWrite)?
  }

  /// Takes over a connected descriptor and begins to deliver what arrives.
  ///
  /// - Parameters:
  ///   - greeting: The first frame to send, before anything that arrives is delivered.
  ///   - onEvent: Called in order, one call at a time; `.closed` is the last.
  public convenience init(
    descriptor: Int32, greeting: Data? = nil, onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.init(
      descriptor: descriptor, greeting: greeting, frameTime: Self.frameTime,
      unfinished: .ofProcess, onEvent: onEvent)
  }

  init(
    descriptor: Int32, greeting: Data?, frameTime: Duration, unfinished: UnfinishedFrames,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.descriptor = descriptor
    self.frameTime = frameTime
    self.unfinished = unfinished
    self.onEvent = onEvent
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    if let greeting { try? send(greeting) }
    let reader = Thread { self.readToEnd() }
    reader.name = "sotto.frames"
    reader.stackSize = 512 << 10
    reader.start()
  }

  /// Sends one frame; a closed channel drops it.
  ///
  /// - Throws: `Closing` when the channel is closed or the peer has stopped reading.
  public func send(_ payload: Data) throws {
    var frame = withUnsafeBytes(of: UInt32(payload.count).bigEndian) { Data($0) }
    frame.append(payload)
    let failure: Closing? = state.withLock { state in
      if let closing = state.closing { return closing }
      if !state.backlog.isEmpty {
        return state.backlog.append(frame) ? nil : .peerTooSlow
      }
      switch write(frame) {
      case .failure(let closing): return closing
      case .success(let count) where count == frame.count: return nil
      case .success(let count):
        guard state.backlog.append(frame.dropFirst(count)) else { return .peerTooSlow }
        startWriting(&state)
        return nil
      }
    }
    if let failure {
      close(failure)
      throw failure
    }
  }

  /// Whether the peer has gone, also when that has not been heard as an event yet.
  public var isPeerGone: Bool {
    state.withLock { state in
      guard state.closing == nil else { return true }
      var watched = pollfd(fd: descriptor, events: 0, revents: 0)
      return poll(&watched, 1, 0) > 0 && watched.revents & Int16(POLLHUP | POLLERR) != 0
    }
  }

  /// Ends the channel; `onEvent` hears `.closed(.byOwner)`.
  public func close() { close(.byOwner) }

  func close(_ reason: Closing) {
    state.withLock { state in
      guard state.closing == nil else { return }
      state.closing = reason
      // The reader wakes up, tells the owner and closes the descriptor.
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
  }
}

// MARK: - Reading

extension FrameChannel {
  private func readToEnd() {
    var frames = FrameCutter()
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    var reason = Closing.byPeer
    /// When the frame that has begun must have ended.
    var deadline: SuspendingClock.Instant?
    var isClaiming = false
    reading: while true {
      if let deadline, !hasMore(before: deadline) {
        reason = .frameUnfinished
        break
      }
      let count = read(descriptor, &chunk, chunk.count)
      switch count {
      case 0: break reading
      case ..<0 where errno == EINTR: continue
      case ..<0:
        if errno != ECONNRESET { reason = .system(errno) }
        break reading
      default: frames.add(chunk[..<count])
      }
      do throws(Closing) {
        while let frame = try frames.next() {
          deadline = nil
          onEvent(.frame(frame))
        }
      } catch {
        reason = error
        break reading
      }
      if frames.rest == 0 {
        deadline = nil
      } else if deadline == nil {
        deadline = .now + frameTime
      }
      if isClaiming || frames.capacity > FrameCutter.keptCapacity {
        let isCounted = unfinished.claim(frames.capacity, for: self, wasCounted: isClaiming)
        isClaiming = isCounted ?? false
        guard isCounted != nil else {
          reason = .frameUnfinished
          break reading
        }
      }
    }
    if isClaiming { _ = unfinished.claim(0, for: self, wasCounted: true) }
    end(reason)
  }

  /// Waits for what is missing of a frame; false when it does not come in time.
  private func hasMore(before deadline: SuspendingClock.Instant) -> Bool {
    while true {
      let left = (deadline - SuspendingClock.now).seconds
      guard left > 0 else { return false }
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&watched, 1, Int32(left * 1000) + 1) != 0 { return true }
    }
  }

  private func end(_ reason: Closing) {
    close(reason)
    let (reason, writer) = state.withLock { state in
      defer {
        state.writer = nil
        state.backlog = Backlog()
      }
      nonisolated(unsafe) let writer = state.writer
      return (state.closing ?? reason, writer)
    }
    if let writer {
      writer.setCancelHandler { [descriptor] in Foundation.close(descriptor) }
      writer.cancel()
    } else {
      Foundation.close(descriptor)
    }
    onEvent(.closed(reason))
  }
}

// MARK: - Writing

extension FrameChannel {
  private func startWriting(_ state: inout State) {
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [self] in
      let failure: Closing? = self.state.withLock { state in
        guard state.closing == nil else { return nil }
        switch write(state.backlog.bytes) {
        case .failure(let closing): return closing
        case .success(let count): state.backlog.removeFirst(count)
        }
        if state.backlog.isEmpty {
          state.writer?.cancel()
          state.writer = nil
        }
        return nil
      }
      if let failure { close(failure) }
    }
    state.writer = source
    source.resume()
  }

  /// Writes what the peer takes without waiting, and says how much that was.
  private func write(_ data: Data) -> Result<Int, Closing> {
    let count = data.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    if count >= 0 { return .success(count) }
    switch errno {
    case EAGAIN, EINTR: return .success(0)
    case EPIPE, ECONNRESET: return .failure(.byPeer)
    default: return .failure(.system(errno))
    }
  }
}
