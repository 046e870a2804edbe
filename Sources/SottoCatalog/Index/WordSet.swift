import SottoText

/// The words that several names have, as bits by their hash: a recogniser writes such words, and who
/// mistypes one mostly writes none. A few words that are not there are taken for some that are.
struct WordSet: Sendable {
  private let bits: [UInt64]

  /// - Complexity: O(letters of the forms), on all processors.
  init(_ forms: TextTable) {
    let size = Self.size(for: forms.count)
    let runs = Concurrently.map(Concurrently.chunks(forms.count)) { run in
      Self.counts(of: run, forms, size)
    }
    let least = (any: 2 + forms.count / 150_000, short: 2 + forms.count / 1500)
    var bits = [UInt64](repeating: 0, count: size / 64)
    for place in 0..<size {
      var (any, short) = (0, 0)
      for run in runs {
        any += Int(run.any[place])
        short += Int(run.short[place])
      }
      if any >= least.any || short >= least.short { bits[place >> 6] |= 1 << UInt64(place & 63) }
    }
    self.bits = bits
  }

  private static func size(for count: Int) -> Int {
    var size = 1 << 14
    while size < 1 << 22, size < count * 16 { size *= 2 }
    return size
  }

  func add(to writer: inout IndexWriter, _ field: NameField) {
    writer.add(.field(field, .words), bits)
  }

  /// Where a word's bit is among those of a set.
  @inline(__always)
  static func place(of word: some Collection<UInt8>, in size: Int) -> Int {
    Int(truncatingIfNeeded: WordHash.of(word).mixed) & (size - 1)
  }

  /// Of so few letters a slip easily makes what is a word by chance.
  private static let short = 2

  private static func counts(
    of run: Range<Int>, _ forms: TextTable, _ size: Int
  ) -> (any: [UInt8], short: [UInt16]) {
    var any = [UInt8](repeating: 0, count: size)
    var short = [UInt16](repeating: 0, count: size)
    for form in run {
      forms.withText(form) { text in
        var start = 0
        for end in 0...text.count where end == text.count || text[end] == .space {
          let word = UnsafeBufferPointer(rebasing: text[start..<end])
          let place = place(of: word, in: size)
          if word.count > Self.short {
            if any[place] < .max { any[place] += 1 }
          } else if short[place] < .max {
            short[place] += 1
          }
          start = end + 1
        }
      }
    }
    return (any, short)
  }
}
