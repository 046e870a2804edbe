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
    guard let text = String(validatingUTF8: data) else {
      throw LanguageError(file: path, line: nil, what: "is not UTF-8; save it as UTF-8")
    }
    let newline = UInt8(ascii: "\n")
    let raw = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    for (index, line) in raw.enumerated() { add(Substring(line), number: index + 1) }
  }

  private mutating func add(_ raw: Substring, number: Int) {
    let isContinuation = Self.isSpace(raw.utf8.first)
    let text = Self.trimmed(Self.withoutComment(raw))
    guard !text.isEmpty else { return }
    if isContinuation, !lines.isEmpty {
      lines[lines.count - 1].text += " " + text
    } else {
      lines.append(Line(number: number, text: text))
    }
  }

  /// A `#` begins a comment at the start of a line or after a space.
  private static func withoutComment(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
    var previous: UInt8?
    for index in line.utf8.indices {
      let byte = line.utf8[index]
      if byte == UInt8(ascii: "#"), previous == nil || isSpace(previous) { return line[..<index] }
      previous = byte
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> String {
    var bytes = text.utf8
    while isSpace(bytes.first) { bytes.removeFirst() }
    while isSpace(bytes.last) { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// Space, tab, or the carriage return that some editors leave.
  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  func error(_ line: Line, _ what: String) -> LanguageError {
    LanguageError(file: path, line: line.number, what: what)
  }

  /// A line's key and text; the first of the separators divides them.
  func split(_ line: Line, at separators: Set<Unicode.Scalar>) throws -> (
    key: String, separator: Unicode.Scalar, text: String
  ) {
    let scalars = line.text.unicodeScalars
    guard let place = scalars.firstIndex(where: separators.contains) else {
      let signs = separators.sorted().map { "“\($0)”" }.joined(separator: " or ")
      throw error(line, "has no \(signs); write a key, the sign and a text")
    }
    return (
      Self.trimmed(line.text[..<place]), scalars[place],
      Self.trimmed(line.text[scalars.index(after: place)...])
    )
  }

  /// The parts of a text between commas.
  static func list(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).map { trimmed(Substring($0)) }
  }
}

extension String {
  /// `nil` when the bytes are not UTF-8.
  fileprivate init?(validatingUTF8 data: Data) {
    self.init(data: data, encoding: .utf8)
  }
}
