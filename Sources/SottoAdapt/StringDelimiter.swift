/// What opened a string, and so what closes it and begins an escape in it.
struct StringDelimiter: Equatable, Sendable {
  /// How many `#` stand around it.
  let pounds: Int
  let isMultiline: Bool

  /// The delimiter of the string that opens at a position; `nil` where none does.
  init?(at position: Int, in source: [UInt8]) {
    let pounds = Self.pounds(at: position, in: source)
    let quotes = source[(position + pounds)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else { return nil }
    self.pounds = pounds
    isMultiline = quotes == 3
  }

  /// How many `#` stand at a position; as for the compiler, 255 are enough.
  static func pounds(at position: Int, in source: [UInt8]) -> Int {
    source[position...].prefix(255).prefix { $0 == UInt8(ascii: "#") }.count
  }

  private var quotes: Int { isMultiline ? 3 : 1 }

  var openingLength: Int { pounds + quotes }

  /// The length of the closing delimiter; `nil` where the string goes on.
  func closingLength(at position: Int, in source: [UInt8]) -> Int? {
    let closing = source[position...].prefix(quotes + pounds)
    guard closing.count == quotes + pounds,
      closing.prefix(quotes).allSatisfy({ $0 == UInt8(ascii: "\"") }),
      closing.suffix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return nil }
    return closing.count
  }

  /// The length of what begins an escape, without the byte that says which; `nil` where none does.
  func escapeLength(at position: Int, in source: [UInt8]) -> Int? {
    guard source[position] == UInt8(ascii: "\\") else { return nil }
    let marks = source[(position + 1)...].prefix(pounds)
    guard marks.count == pounds, marks.allSatisfy({ $0 == UInt8(ascii: "#") }) else { return nil }
    return 1 + pounds
  }
}
