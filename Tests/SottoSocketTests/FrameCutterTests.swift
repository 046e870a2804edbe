import Foundation
import Testing

@testable import SottoSocket

@Suite struct FrameCutterTests {
  /// Two frames cut at every place arrive as the same two.
  @Test(arguments: 0...16)
  func framesArriveHoweverTheyAreCut(_ cut: Int) throws {
    let bytes = [0, 0, 0, 5] + Array("hello".utf8) + [0, 0, 0, 3] + Array("you".utf8)
    var cutter = FrameCutter()
    var frames: [String] = []
    for part in [bytes.prefix(cut), bytes.dropFirst(cut)] {
      cutter.add(part)
      while let frame = try cutter.next() { frames.append(String(decoding: frame, as: UTF8.self)) }
    }
    #expect(frames == ["hello", "you"])
    #expect(cutter.rest == 0)
  }

  @Test func anEmptyFrameIsAFrame() throws {
    var cutter = FrameCutter()
    cutter.add([0, 0, 0, 0, 0, 0])
    #expect(try cutter.next() == Data())
    #expect(try cutter.next() == nil)
    #expect(cutter.rest == 2)
  }

  @Test func aFrameTooLongIsRefusedAtItsLength() {
    var cutter = FrameCutter()
    cutter.add([0xFF, 0, 0, 0])
    #expect(throws: FrameChannel.Closing.frameTooLong(0xFF00_0000)) { try cutter.next() }
  }
}
