import Foundation
import Testing

@testable import SottoHost

/// Which pictures are shown.
@Suite struct PictureTests {
  private func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for side in [width, height] { withUnsafeBytes(of: side.bigEndian) { data += Data($0) } }
    return data + Data([8, 0, 0, 0, 0])
  }

  /// A JPEG's beginning, with a comment before its frame.
  private func jpeg(_ width: UInt16, _ height: UInt16, frame: UInt8 = 0xC0) -> Data {
    var data = Data([0xFF, 0xD8, 0xFF, 0xFE, 0, 5, 1, 2, 3, 0xFF, frame, 0, 17, 8])
    for side in [height, width] { withUnsafeBytes(of: side.bigEndian) { data += Data($0) } }
    return data + Data([3, 1, 0x22, 0])
  }

  @Test func `what a screen can show is shown`() {
    for side in [1, 600, 4096] {
      #expect(Picture(png(UInt32(side), 600)) != nil)
      #expect(Picture(jpeg(UInt16(side), 600)) != nil)
    }
    #expect(Picture(jpeg(600, 400, frame: 0xC2)) != nil)
    #expect(PictureSize(of: jpeg(600, 400), kind: .jpeg)?.width == 600)
  }

  @Test func `what would fill the memory is not`() {
    for (width, height) in [(20_000, 20_000), (4097, 1), (1, 4097), (0, 5)] {
      #expect(Picture(png(UInt32(width), UInt32(height))) == nil)
      #expect(Picture(jpeg(UInt16(width), UInt16(height))) == nil)
    }
    #expect(Picture(png(.max, .max)) == nil)
  }

  @Test func `what does not say how large it is is not shown`() {
    for data in [png(5, 5).prefix(20), jpeg(5, 5).prefix(14), Data([0xFF, 0xD8, 0xFF, 0xD9])] {
      #expect(Picture(Data(data)) == nil)
    }
    var cut = jpeg(5, 5)
    cut[4] = 0xFF
    cut[5] = 0xFF
    #expect(Picture(cut) == nil)
  }
}
