// Writes whole names, a byte at a time.

extension Letters {
  /// Longer names are cut: nobody says them, and no row may cost as much as a thousand others.
  static let longest = 240
  /// Of a text so many bytes are looked at.
  static let longestText = 2048

  func spelled(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { spelled(UnsafeBufferPointer(rebasing: $0.prefix(Self.longestText))) }
  }

  func spelled(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(min(text.count + text.count / 4, Self.longest) + 8)
    write(text, to: &output)
    return output
  }

  /// Spells a text into memory that serves for one after the other.
  func write(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    var index = 0
    while index < text.count, output.count < Self.longest {
      let byte = text[index]
      if byte.isSmallLetter {
        output.append(byte)
        index += 1
      } else if byte == .space {
        output.endWord()
        index += 1
      } else if byte < 0x80 {
        addASCII(byte, at: index, of: text, to: &output)
        index += 1
      } else {
        let (scalar, length) = Self.scalar(at: index, of: text)
        if Self.signs.contains(scalar) {
          // Quotation marks are also written for apostrophes.
          if scalar != 0x2018, scalar != 0x2019 { output.endWord() }
          index += length
        } else if let place = Self.place(of: scalar) {
          add(table[place], to: &output)
          index += length
        } else {
          index += OtherScripts.add(scalar, length, at: index, of: text, to: &output)
        }
      }
    }
    while output.last == .space { output.removeLast() }
  }

  private func addASCII(
    _ byte: UInt8, at index: Int, of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    let packed = table[Int(byte)]
    if packed != Self.wordBreak { return add(packed, to: &output) }
    switch byte {
    case UInt8(ascii: "&"):
      output.endWord()
      output += "and ".utf8
    case UInt8(ascii: "*"): break
    // "2.0" is heard as one number.
    case UInt8(ascii: ".")
    where index > 0 && index + 1 < text.count && text[index - 1].isDigit
      && text[index + 1].isDigit:
      break
    // And so is "1,000".
    case UInt8(ascii: ",")
    where index > 0 && text[index - 1].isDigit
      && text[(index + 1)...].prefix { $0.isDigit }.count == 3:
      break
    // "81-й" is one word, as "81st" is.
    case UInt8(ascii: "-")
    where index > 0 && index + 1 < text.count && text[index - 1].isDigit
      && (0xD0...0xD1).contains(text[index + 1]):
      break
    default:
      let before = index > 0 && text[index - 1].isNameByte
      let after = index + 1 < text.count && text[index + 1].isNameByte
      if let letter = signs[byte],
        after && before || (byte == UInt8(ascii: "$") && (after || before))
      {
        output.append(letter)
      } else {
        output.endWord()
      }
    }
  }

  @inline(__always)
  private func add(_ packed: Packed, to output: inout [UInt8]) {
    if packed == Self.wordBreak { return output.endWord() }
    var shift = Int(packed >> 56) * 8
    while shift > 0 {
      shift -= 8
      output.append(UInt8(truncatingIfNeeded: packed >> Packed(shift)))
    }
  }

  /// Punctuation, symbols, arrows, dingbats.
  private static let signs = 0x2010..<0x2C00

  /// The scalar that begins here and its length in bytes; a byte that begins none is a break.
  private static func scalar(
    at index: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (value: Int, length: Int) {
    let first = Int(text[index])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC0, index + length <= text.count else { return (0x20, 1) }
    var value = first & (0xFF >> (length + 1))
    for offset in 1..<length { value = value << 6 | Int(text[index + offset] & 0x3F) }
    return (value, length)
  }
}

extension UInt8 {
  /// A letter, a digit or a part of one outside ASCII.
  fileprivate var isNameByte: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }

  fileprivate var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
}
