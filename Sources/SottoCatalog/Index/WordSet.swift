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
    bits = (0..<size / 64).map { index in
      var bits: UInt64 = 0
      for bit in 0..<64 {
        let counts = runs.reduce((any: 0, short: 0)) { sum, run in
          (sum.any + Int(run.any[index * 64 + bit]), sum.short + Int(run.short[index * 64 + bit]))
        }
        if counts.any >= least.any || counts.short >= least.short { bits |= 1 << UInt64(bit) }
      }
      return bits
    }
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
    Int(truncatingIfNeeded: word.wordHash.mixed) & (size - 1)
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
