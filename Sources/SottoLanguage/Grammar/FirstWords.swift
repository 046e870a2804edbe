/// Which words each part of a grammar can begin with, so that hopeless parts are never tried.
///
/// A class: what is asked for each part at each word must not copy the tables.
final class FirstWords: SnapshotValue, Sendable {
  /// The words of the small sets, those of each ascending, and the bits of the large ones.
  private let words: [Int32]
  private let bits: [UInt64]
  /// Where the words of each set are; the places of its first bits where it has many.
  private let spans: [(start: Int32, count: Int32)]
  /// The number of a list's or a choice's set; -1 for parts that have none.
  private let sets: [Int32]
  /// Parts that any word may begin: names, numbers, apps.
  let isOpen: [Bool]
  /// Parts that may match nothing at all.
  let isEmpty: [Bool]

  init(_ found: FirstWordsBuilder = FirstWordsBuilder()) {
    var words: [Int32] = []
    var bits: [UInt64] = []
    var spans: [(start: Int32, count: Int32)] = []
    let width = found.wordCount / 64 + 1
    for set in 0..<found.bounds.count - 1 {
      let own = found.words[found.bounds[set]..<found.bounds[set + 1]]
      guard own.count > width else {
        spans.append((Int32(words.count), Int32(own.count)))
        words += own
        continue
      }
      spans.append((Int32(bits.count), Self.many))
      let place = bits.count
      bits.append(contentsOf: repeatElement(0, count: width))
      for word in own { bits[place + Int(word) / 64] |= 1 << (UInt64(word) % 64) }
    }
    self.words = words
    self.bits = bits
    self.spans = spans
    sets = found.sets
    isOpen = found.isOpen
    isEmpty = found.isEmpty
  }

  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    words = try reader.plain()
    bits = try reader.plain()
    spans = try reader.plain()
    sets = try reader.plain()
    isOpen = try reader.flags()
    isEmpty = try reader.flags()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(plain: words)
    writer.write(plain: bits)
    writer.write(plain: spans)
    writer.write(plain: sets)
    writer.write(flags: isOpen)
    writer.write(flags: isEmpty)
  }

  /// - Parameters:
  ///   - word: the next word's number, `nil` for a word no pattern has.
  ///   - language: the language whose grammar it is: passing the grammar itself would copy it.
  func canStart(_ node: Int32, _ word: Int32?, atEnd: Bool, in language: Language) -> Bool {
    let index = Int(node)
    if isEmpty[index] { return true }
    if atEnd { return false }
    if isOpen[index] { return true }
    guard let word else { return false }
    return canStart(index, word, language)
  }

  private func canStart(_ node: Int, _ word: Int32, _ language: Language) -> Bool {
    if sets[node] >= 0 { return has(word, in: spans[Int(sets[node])]) }
    switch language.grammar.nodes[node] {
    case .word(let own): return own == word
    case .anyWord, .number, .range, .text, .app, .choiceName: return true
    case .constant, .phrase: return false
    case .optional(let part), .capture(_, _, let part): return canStart(Int(part), word, language)
    case .rule(let rule): return canStart(Int(language.grammar.rules[Int(rule)]), word, language)
    case .choice(let start, let end):
      for child in start..<end
      where canStart(Int(language.grammar.children[Int(child)]), word, language) {
        return true
      }
      return false
    case .sequence(let start, let end):
      for child in start..<end {
        let part = Int(language.grammar.children[Int(child)])
        if canStart(part, word, language) { return true }
        if !isEmpty[part] { return false }
      }
      return false
    }
  }

  private func has(_ word: Int32, in span: (start: Int32, count: Int32)) -> Bool {
    if span.count == Self.many {
      return bits[Int(span.start) + Int(word) / 64] & (1 << (UInt64(word) % 64)) != 0
    }
    var (low, high) = (Int(span.start), Int(span.start + span.count))
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < Int(span.start + span.count) && words[low] == word
  }

  /// Instead of a number of words: as many as bits are smaller for.
  private static let many: Int32 = -1
}
