/// A text file that says what is known of a language: `#` begins a remark, at the start of a line or after
/// a space, and an indented line continues the one above.
package struct LanguageFile: Sendable {
  package struct Line: Sendable {
    /// Counted from 1.
    package let number: Int
    package fileprivate(set) var text: String

    /// The key and the text that the first of some signs divides; `nil` where there is none of them.
    package func split(
      at separators: [Unicode.Scalar]
    ) -> (key: String, separator: Unicode.Scalar, text: String)? {
      let bytes = text.utf8
      func separates(_ byte: UInt8) -> Bool { separators.contains { $0.value == UInt32(byte) } }
      guard let place = bytes.firstIndex(where: separates) else { return nil }
      return (
        LanguageFile.trimmed(text[..<place]), Unicode.Scalar(bytes[place]),
        LanguageFile.trimmed(text[bytes.index(after: place)...])
      )
    }
  }

  /// What messages call the file.
  package let path: String
  /// Those that say something.
  package private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - text: the file's UTF-8.
  ///   - path: what messages call it.
  package init(_ text: [UInt8], path: String) {
    self.path = path
    let raw = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in raw.enumerated() { add(line, number: index + 1) }
  }

  private mutating func add(_ raw: ArraySlice<UInt8>, number: Int) {
    let bytes = Self.trimmed(Self.withoutRemark(raw))
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if Self.isSpace(raw.first), !lines.isEmpty {
      lines[lines.count - 1].text += " " + text
    } else {
      lines.append(Line(number: number, text: text))
    }
  }

  /// The words of each line.
  package var rows: [[Substring]] { lines.map { $0.text.split(separator: " ") } }

  /// The parts of a text between commas.
  package static func list(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).map { trimmed(Substring($0)) }
  }

  private static func withoutRemark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let remark = line.indices.first { index in
      line[index] == UInt8(ascii: "#") && (index == line.startIndex || isSpace(line[index - 1]))
    }
    return line[..<(remark ?? line.endIndex)]
  }

  private static func trimmed<Bytes: BidirectionalCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence where Bytes.SubSequence == Bytes {
    var bytes = bytes
    while isSpace(bytes.first) { bytes.removeFirst() }
    while isSpace(bytes.last) { bytes.removeLast() }
    return bytes
  }

  private static func trimmed(_ text: Substring) -> String { String(Substring(trimmed(text.utf8))) }

  /// Space, tab, or the carriage return that some editors leave.
  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
