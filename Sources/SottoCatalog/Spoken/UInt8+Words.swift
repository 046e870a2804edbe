// Words in bytes, with one space between them.

extension UInt8 {
  static let space = UInt8(ascii: " ")

  var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension [UInt8] {
  mutating func endWord() {
    if let last, last != .space { append(.space) }
  }
}
