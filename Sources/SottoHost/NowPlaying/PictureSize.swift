import Foundation

/// How many points a picture has, as its file says before any of them.
struct PictureSize: Equatable, Sendable {
  let width: Int
  let height: Int

  /// - Returns: `nil` where the file does not say it.
  init?(of data: Data, kind: Picture.Kind) {
    let bytes = [UInt8](data)
    switch kind {
    case .png:
      // The first chunk is the header, of thirteen bytes.
      guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
      width = Self.number(bytes[16..<20])
      height = Self.number(bytes[20..<24])
    case .jpeg:
      guard let frame = Self.frame(in: bytes) else { return nil }
      height = Self.number(bytes[frame + 1..<frame + 3])
      width = Self.number(bytes[frame + 3..<frame + 5])
    }
  }

  /// Where the header of a JPEG's frame begins, after its length.
  private static func frame(in bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD7: place += 2
      // Of these, three are no frames.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): return place + 4
      // The picture's points, before any frame.
      case 0xD9, 0xDA: return nil
      default:
        let length = number(bytes[place + 2..<place + 4])
        guard length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
