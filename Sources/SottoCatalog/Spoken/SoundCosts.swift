import SottoText

/// How easily one sound is heard for another.
struct SoundCosts: Sendable {
  static let shared = SoundCosts(.costs)

  /// What a whole sound counts.
  static let whole = 20

  /// By the codes of two sounds; code 0 is no sound.
  let table: [UInt8]
  private let codes: [UInt8]
  static let codeCount = 64

  init(_ file: LanguageFile) {
    var codes = [UInt8](repeating: 0, count: 256)
    var next: UInt8 = 1
    for letter in "aeioupbtdkgfvszSCJTmnlrwyhqcxj0123456789".utf8 {
      codes[Int(letter)] = next
      next += 1
    }
    // Letters that could not be romanised are told apart by their last bits.
    for byte in 0..<256 where codes[byte] == 0 {
      codes[byte] = next + UInt8(byte % (Self.codeCount - Int(next)))
    }
    var table = [UInt8](repeating: UInt8(Self.whole), count: Self.codeCount * Self.codeCount)
    for code in 0..<Self.codeCount { table[code * Self.codeCount + code] = 0 }
    for line in file.rows where line.count == 2 {
      guard let cost = Double(line[1]) else { continue }
      let sounds = line[0].utf8.map { $0 == UInt8(ascii: "-") ? 0 : Int(codes[Int($0)]) }
      for left in sounds {
        for right in sounds where left != right {
          table[left * Self.codeCount + right] = UInt8(cost * Double(Self.whole))
        }
      }
    }
    self.table = table
    self.codes = codes
  }

  func encode(_ sounds: inout [UInt8]) {
    for index in sounds.indices { sounds[index] = codes[Int(sounds[index])] }
  }

  /// The least that must change, in units of which `whole` are one sound.
  ///
  /// - Complexity: O(left × right).
  func distance(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, row: inout [Int32]
  ) -> Int {
    let width = right.count
    if row.count < width + 1 { row = [Int32](repeating: 0, count: width + 64) }
    return table.withUnsafeBufferPointer { costs in
      row.withUnsafeMutableBufferPointer { row in
        row[0] = 0
        for j in 0..<width { row[j + 1] = row[j] + Int32(costs[Int(right[j])]) }
        for letter in left {
          let line = Int(letter) * Self.codeCount
          let drop = Int32(costs[line])
          var diagonal = row[0]
          row[0] += drop
          var before = row[0]
          for j in 0..<width {
            let other = Int(right[j])
            let swapped = diagonal + Int32(costs[line + other])
            diagonal = row[j + 1]
            before = min(swapped, min(diagonal + drop, before + Int32(costs[other])))
            row[j + 1] = before
          }
        }
        return Int(row[width])
      }
    }
  }
}
