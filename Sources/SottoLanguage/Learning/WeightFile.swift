import Foundation

/// Trained weights: a text that says where they come from, and mapped tables.
///
/// The file begins with lines of text, the last of them empty, padded to whole 32-bit words. Then
/// follow sections, each with its length in words before it; what they hold is up to whoever reads
/// them.
struct WeightFile: Sendable {
  static let title = "Sotto weights 1"
  /// How a source begins of which only the names were used, in sentences of the patterns.
  static let namesOnly = "names of "

  let path: String
  /// `key: value` lines: command, seed, sources and what else the reader looks for, in order.
  let header: [(key: String, value: String)]
  let sections: [Range<Int>]
  private let data: Data

  /// - Parameter counts: how many sections there may be.
  /// - Throws: `LanguageError` for a file that is cut short or no file of weights.
  init(_ url: URL, sections counts: Set<Int>) throws {
    path = url.path
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw Self.broken(path, "cannot be read")
    }
    guard let end = Self.headerLength(of: data) else { throw Self.broken(path, "has no header") }
    let lines = [UInt8](data.prefix(end)).split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(Self.title.utf8) else {
      throw Self.broken(path, "does not begin with “\(Self.title)”")
    }
    header = lines.dropFirst().compactMap(Self.entry)
    var sections: [Range<Int>] = []
    var place = (end + 2 + 3) / 4
    data.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      while place < words.count {
        let length = Int(words[place])
        guard place + 1 + length <= words.count else { return }
        sections.append(place + 1..<place + 1 + length)
        place += 1 + length
      }
    }
    guard counts.contains(sections.count) else { throw Self.broken(path, "is cut short") }
    self.sections = sections
    self.data = data
  }

  private static func broken(_ path: String, _ what: String) -> LanguageError {
    LanguageError(file: path, line: nil, what: "\(what); train it anew with “sotto train LANGUAGE”")
  }

  /// The table that a section begins, of slots, and the next one ends, of entries.
  func table(_ section: Int) throws -> WeightTable {
    let slots = sections[section]
    guard slots.count >= 2, slots.count % 2 == 0 else { throw Self.broken(path, "is cut short") }
    return WeightTable(slots: slots, entries: sections[section + 1])
  }

  /// What a line of the header says; `nil` for one without `key: `.
  private static func entry(_ line: ArraySlice<UInt8>) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
      line[(colon + 1)...].first == UInt8(ascii: " ")
    else { return nil }
    return (
      String(decoding: line[..<colon], as: UTF8.self),
      String(decoding: line[(colon + 2)...], as: UTF8.self)
    )
  }

  /// Where the empty line begins that ends the header; `nil` without one.
  private static func headerLength(of data: Data) -> Int? {
    let newline = UInt8(ascii: "\n")
    return data.withUnsafeBytes { bytes in
      bytes.indices.dropLast().first { bytes[$0] == newline && bytes[$0 + 1] == newline }
    }
  }

  /// The values of a key, in order.
  func values(_ key: String) -> [String] { header.filter { $0.key == key }.map(\.value) }

  /// The bytes that a language's text is compiled with: the header, and the transitions between tags.
  func forEachCompiledPart(_ body: (UnsafeRawBufferPointer) -> Void) {
    data.withUnsafeBytes { bytes in
      let header = Self.headerLength(of: data) ?? 0
      body(UnsafeRawBufferPointer(rebasing: bytes[..<header]))
      for section in sections.dropFirst(4).prefix(1) {
        body(
          UnsafeRawBufferPointer(rebasing: bytes[section.lowerBound * 4..<section.upperBound * 4]))
      }
    }
  }

  /// The file as 32-bit words.
  func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    data.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }
}
