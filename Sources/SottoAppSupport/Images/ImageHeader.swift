import Foundation

/// What the first bytes of a picture's file say.
struct ImageHeader {
  enum Kind { case png, jpeg }

  let kind: Kind
  /// Pixels.
  let size: CGSize

  /// `nil` when the bytes are the beginning of neither kind of file.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 16))
    if let size = Self.pngSize(bytes) {
      (kind, self.size) = (.png, size)
    } else if let size = Self.jpegSize(bytes) {
      (kind, self.size) = (.jpeg, size)
    } else {
      return nil
    }
  }

  /// The first chunk of a PNG has its width and height.
  private static func pngSize(_ bytes: [UInt8]) -> CGSize? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// A JPEG is a row of segments, one of which begins a frame and has its height and width.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // All frames but those markers that define tables.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes[(index + 7)..<(index + 9)]),
          height: number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + number(bytes[(index + 2)..<(index + 4)])
    }
    return .zero
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
