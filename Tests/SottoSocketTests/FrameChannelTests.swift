import Foundation
import Synchronization
import Testing

@testable import SottoSocket

/// What a peer may cost that begins frames and does not end them.
@Suite struct FrameChannelTests {
  /// One end that is looked at, and the descriptor of the other, which can say anything.
  private final class Line: Sendable {
    let far: Int32
    let channel: FrameChannel
    let events: AsyncStream<FrameChannel.Event>

    init(
      frameTime: Duration = .seconds(3600),
      unfinished: UnfinishedFrames = UnfinishedFrames(capacity: 64 << 20)
    ) throws {
      let (near, far) = try UnixSocket.pair()
      self.far = far
      let (events, continuation) = AsyncStream.makeStream(of: FrameChannel.Event.self)
      self.events = events
      channel = FrameChannel(
        descriptor: near, greeting: nil, frameTime: frameTime, unfinished: unfinished
      ) { continuation.yield($0) }
    }

    deinit {
      channel.close()
      close(far)
    }

    /// Writes all of it, however long the reader takes.
    func send(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(far, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    func begin(bytes: UInt32) { send(withUnsafeBytes(of: bytes.bigEndian, Array.init)) }

    func next() async -> FrameChannel.Event? {
      var events = events.makeAsyncIterator()
      return await events.next()
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [0, 1, 300_000])
  func aFrameThatDoesNotEndInTimeEndsTheChannel(sent: Int) async throws {
    let line = try Line(frameTime: .milliseconds(50))
    line.begin(bytes: 1 << 20)
    line.send([UInt8](repeating: 1, count: sent))
    #expect(await line.next() == .closed(.frameUnfinished))
  }

  @Test(.timeLimit(.minutes(5)))
  func aFrameThatComesByteByByteEndsTheChannelToo() async throws {
    let line = try Line(frameTime: .milliseconds(100))
    line.begin(bytes: 1 << 20)
    let dribble = Task.detached {
      while !Task.isCancelled {
        line.send([1])
        usleep(1000)
      }
    }
    #expect(await line.next() == .closed(.frameUnfinished))
    dribble.cancel()
  }

  /// The time is that of one frame, not of all that come after each other.
  @Test(.timeLimit(.minutes(5)))
  func manyFramesMayTakeLongerThanOne() async throws {
    let line = try Line(frameTime: .milliseconds(500))
    let end = ContinuousClock.now + .milliseconds(1500)
    while ContinuousClock.now < end {
      // The end of one and the beginning of the next arrive together.
      line.send([0, 0, 0, 2, 7])
      usleep(20_000)
      line.send([8])
      #expect(await line.next() == .frame(Data([7, 8])))
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func whoeverBeganFirstMakesRoomForOthers() async throws {
    let unfinished = UnfinishedFrames(capacity: 5 << 20)
    let lines = try (0..<3).map { _ in try Line(unfinished: unfinished) }
    for line in lines {
      line.begin(bytes: 3 << 20)
      // More than two may hold together, and less than the whole frame.
      line.send([UInt8](repeating: 1, count: (3 << 20) - 1))
    }
    #expect(await lines[0].next() == .closed(.frameUnfinished))
    #expect(await lines[1].next() == .closed(.frameUnfinished))
    lines[2].send([1])
    #expect(await lines[2].next() == .frame(Data(repeating: 1, count: 3 << 20)))
  }

  @Test func aLongFrameLeavesNoMemoryBehind() throws {
    var cutter = FrameCutter()
    cutter.add([0, 0x40, 0, 0] + [UInt8](repeating: 1, count: 4 << 20))
    #expect(try cutter.next()?.count == 4 << 20)
    #expect(cutter.capacity <= FrameCutter.keptCapacity)
  }

  /// A peer that takes nothing is left, whatever others hold.
  @Test(.timeLimit(.minutes(5)))
  func whatWaitsForAPeerIsBounded() async throws {
    let line = try Line()
    let frame = Data(repeating: 1, count: 1 << 20)
    var sent = 0
    #expect(throws: FrameChannel.Closing.peerTooSlow) {
      while true {
        try line.channel.send(frame)
        sent += 1
      }
    }
    #expect((30...40).contains(sent))
    #expect(await line.next() == .closed(.peerTooSlow))
  }
}
