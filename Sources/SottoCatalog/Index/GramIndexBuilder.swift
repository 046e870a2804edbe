import Foundation

/// Makes the lists of forms by gram: for each bucket of grams how many forms have one of them,
/// then the forms, each as the distance to the one before, in as few bytes as it needs.
struct GramIndexBuilder {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var sizes: [UInt8]

  init(_ forms: TextTable) {
    var bits = 8
    while bits < 18, 1 << bits < forms.count / 2 { bits += 1 }
    let bucketCount = 1 << bits
    let mask = UInt64(bucketCount - 1)
    sizes = [UInt8](repeating: 0, count: forms.count)

    // Each worker has a run of forms, so that the lists of a bucket follow one another.
    let parts = Concurrently.chunks(forms.count)
    let lists = Concurrently.map(parts) {
      Self.lists(of: $0, forms, bucketCount: bucketCount, mask)
    }
    for part in lists {
      for (form, size) in zip(part.forms, part.sizes) { sizes[form] = size }
    }
    bytes.reserveCapacity(lists.reduce(0) { $0 + $1.postings.count * 3 / 2 })
    for bucket in 0..<bucketCount {
      let total = lists.reduce(0) { $0 + $1.count(bucket) }
      guard total > 0 else {
        ends.append(UInt32(bytes.count))
        continue
      }
      bytes.appendVariable(total)
      var last = -1
      for part in lists {
        for form in part.postings[part.range(bucket)] {
          bytes.appendVariable(Int(form) - last)
          last = Int(form)
        }
      }
      ends.append(UInt32(bytes.count))
    }
  }

  func add(to writer: inout IndexWriter, _ field: NameField) {
    writer.add(.field(field, .grams), bytes)
    writer.add(.field(field, .gramEnds), ends)
    writer.add(.field(field, .formSizes), sizes)
  }

  private struct Part: Sendable {
    let forms: Range<Int>
    var sizes: [UInt8]
    /// Where each bucket's postings begin, and where those that are there end.
    var starts: [UInt32]
    var filled: [UInt32]
    var postings: [UInt32]

    func count(_ bucket: Int) -> Int { Int(filled[bucket] - starts[bucket]) }
    func range(_ bucket: Int) -> Range<Int> { Int(starts[bucket])..<Int(filled[bucket]) }
  }

  private static func lists(
    of range: Range<Int>, _ forms: TextTable, bucketCount: Int, _ mask: UInt64
  ) -> Part {
    var grams = Grams()
    var starts = [UInt32](repeating: 0, count: bucketCount + 1)
    for form in range {
      forms.withText(form) { text in
        grams.forEach(of: text) { starts[Int($0 & mask) + 1] += 1 }
      }
    }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var part = Part(
      forms: range, sizes: [], starts: starts, filled: starts,
      postings: [UInt32](repeating: 0, count: Int(starts[bucketCount])))
    part.sizes.reserveCapacity(range.count)
    for form in range {
      var size = 0
      forms.withText(form) { text in
        grams.forEach(of: text) { hash in
          let bucket = Int(hash & mask)
          let next = Int(part.filled[bucket])
          // A gram that occurs twice in a form is listed once.
          if next > part.starts[bucket], part.postings[next - 1] == UInt32(form) { return }
          part.postings[next] = UInt32(form)
          part.filled[bucket] += 1
          size += 1
        }
      }
      part.sizes.append(UInt8(clamping: size))
    }
    return part
  }
}

extension [UInt8] {
  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  mutating func appendVariable(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
