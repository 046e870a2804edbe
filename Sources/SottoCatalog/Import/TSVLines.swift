import Foundation

/// The lines of a table that are left, and how many were before.
struct TSVLines {
  var rest: TSVTable.Bytes?
  var number = 0

  init(rest: TSVTable.Bytes, number: Int = 0) {
    self.rest = rest
    self.number = number
  }

  /// The next line without its end.
  mutating func next() -> TSVTable.Bytes? {
    guard let text = rest else { return nil }
    number += 1
    let end = text.first(.newline)
    rest = end.map { text[($0 + 1)...] }
    let line = text[..<(end ?? text.endIndex)]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Some of the lines of a table.
  struct Part: Sendable {
    let bytes: Range<Int>
    /// How many lines are before, and how many with them.
    let lines: Range<Int>
  }

  /// The lines that are left, in a part a processor.
  var parts: [Part] {
    guard let text = rest else { return [] }
    var parts: [Part] = []
    var number = number
    var start = text.startIndex
    for run in Concurrently.chunks(text.count) where text.startIndex + run.upperBound > start {
      let newline = text[(text.startIndex + run.upperBound - 1)...].first(.newline)
      let end = newline.map { $0 + 1 } ?? text.endIndex
      let next = number + text.base.lineCount(in: start..<end)
      parts.append(Part(bytes: start..<end, lines: number..<next))
      (start, number) = (end, next)
    }
    return parts
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
}

extension TSVTable.Bytes {
  /// Where a byte comes first. The C library looks at many at a time.
  func first(_ byte: UInt8) -> Int? {
    guard let start = base.baseAddress, !isEmpty,
      let found = memchr(start + startIndex, Int32(byte), count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many lines begin in a range that a line begins with.
  fileprivate func lineCount(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index] == .newline { count += 1 }
    return range.isEmpty || self[range.upperBound - 1] == .newline ? count : count + 1
  }
}
