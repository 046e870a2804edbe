import Foundation

/// Uncompressed sound of one channel.
struct WaveFile {
  var samples: [Int16]
  var rate: Int

  /// The file's bytes: a header of 44 and the samples.
  var data: Data {
    let size = samples.count * 2
    var data = Data()
    data += Data("RIFF".utf8) + bytes(UInt32(36 + size)) + Data("WAVEfmt ".utf8)
    data += bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1))
    data += bytes(UInt32(rate)) + bytes(UInt32(rate * 2)) + bytes(UInt16(2)) + bytes(UInt16(16))
    data += Data("data".utf8) + bytes(UInt32(size))
    return data + samples.withUnsafeBytes { Data($0) }
  }

  private func bytes(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }
}
