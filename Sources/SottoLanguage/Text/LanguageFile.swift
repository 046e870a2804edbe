import Foundation

/// The lines of one of a language's files: `#` begins a comment, an indented line continues the
/// one above, and each line is `key: text` or `key = text`.
struct LanguageFile {
  struct Line {
    var number: Int
    var text: String
  }

  let path: String
  private(set) var lines: [Line] = []

  init(_ url: URL) throws {
    path =
      url.lastPathComponent == ""
      ? url.path
      : url.deletingLastPathComponent().lastPathComponent
        + "/" + url.lastPathComponent
    guard let data = try? Data(contentsOf: url) else {
      throw LanguageError(
        file: url.path, line: nil, what: "cannot be read; every language needs it")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw LanguageError(file: path, line: nil, what: "is not UTF-8; save it as UTF-8")
    }
    let newline = UInt8(ascii: "\n")
    let raw = Array(text.utf8).split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in raw.enumerated() { add(line, number: index + 1) }
  }

  private mutating func add(_ raw: ArraySlice<UInt8>, number: Int) {
    let bytes = Self.trimmed(Self.withoutComment(raw))
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if Self.isSpace(raw.first), !lines.isEmpty {
      lines[lines.count - 1].text += " " + text
    } else {
      lines.append(Line(number: number, text: text))
    }
  }

  /// A `#` begins a comment at the start of a line or after a space.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let comment = line.indices.first { index in
      line[index] == UInt8(ascii: "#") && (index == line.startIndex || isSpace(line[index - 1]))
    }
    return line[..<(comment ?? line.endIndex)]
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

  func error(_ line: Line, _ what: String) -> LanguageError {
    LanguageError(file: path, line: line.number, what: what)
  }

  /// A line's key and text; the first of the separators divides them.
  func split(_ line: Line, at separators: [Unicode.Scalar]) throws -> (
    key: String, separator: Unicode.Scalar, text: String
  ) {
    let bytes = line.text.utf8
    func separates(_ byte: UInt8) -> Bool { separators.contains { $0.value == UInt32(byte) } }
    guard let place = bytes.firstIndex(where: separates) else {
      let signs = separators.map { "“\($0)”" }.joined(separator: " or ")
      throw error(line, "has no \(signs); write a key, the sign and a text")
    }
    return (
      Self.trimmed(line.text[..<place]), Unicode.Scalar(bytes[place]),
      Self.trimmed(line.text[bytes.index(after: place)...])
    )
  }

  /// The parts of a text between commas.
  static func list(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).map { trimmed(Substring($0)) }
  }
}
