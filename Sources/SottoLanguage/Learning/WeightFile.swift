import Foundation

/// A language's trained weights: a text that says where they come from, and two mapped tables.
///
/// The file begins with lines of text, the last of them empty, padded to whole 32-bit words. Then
/// follow, each with its length in words before it: the slots and entries of the table that tells
/// requests apart, those of the table that tells words apart, the transitions between tags and, of
/// weights that have learnt from what people said, a table of the names they said.
struct WeightFile: Sendable {
  static let title = "Sotto weights 1"
  /// How a source begins of which only the names were used, in sentences of the patterns.
  static let namesOnly = "names of "

  /// `key: value` lines: command, seed, sources, each `request` and each `tag`, in order.
  let header: [(key: String, value: String)]
  private let data: Data
  let requests: WeightTable
  let words: WeightTable
  /// For each pair of tags that follow each other: the tags, and the weight in a word of its own.
  let transitions: Range<Int>
  /// The kinds of names, `HeardNames.kinds`, as the label of a name's key.
  let names: WeightTable?

  /// - Throws: `LanguageError` for a file that is cut short or no file of weights.
  init(_ url: URL) throws {
    func broken(_ what: String) -> LanguageError {
      LanguageError(file: url.path, line: nil, what: "\(what); train it anew with “sotto train”")
    }
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw broken("cannot be read")
    }
    guard let end = Self.headerLength(of: data) else { throw broken("has no header") }
    let lines = [UInt8](data.prefix(end)).split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(Self.title.utf8) else {
      throw broken("does not begin with “\(Self.title)”")
    }
    let header = lines.dropFirst().compactMap(Self.entry)
    var sections: [Range<Int>] = []
    var place = (end + 2 + 3) / 4
    data.withUnsafeBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      while sections.count < 7, place < words.count {
        let length = Int(words[place])
        guard place + 1 + length <= words.count else { return }
        sections.append(place + 1..<place + 1 + length)
        place += 1 + length
      }
    }
    guard [5, 7].contains(sections.count),
      [0, 2, 5].allSatisfy({
        $0 >= sections.count || sections[$0].count >= 2 && sections[$0].count % 2 == 0
      })
    else { throw broken("is cut short") }
    self.header = header
    self.data = data
    requests = WeightTable(slots: sections[0], entries: sections[1])
    words = WeightTable(slots: sections[2], entries: sections[3])
    transitions = sections[4]
    names = sections.count > 5 ? WeightTable(slots: sections[5], entries: sections[6]) : nil
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

  /// The file as 32-bit words.
  func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    data.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }
}
