/// Makes the lists of forms by gram: for each bucket of grams how many forms have one of them,
/// then the forms, each as the distance to the one before, in as few bytes as it needs.
struct GramIndexBuilder {
  private let bytes: [UInt8]
  private let ends: [UInt32]
  private let sizes: [UInt8]

  init(_ forms: TextTable) {
    var bits = 8
    while bits < 19, 1 << bits < forms.count / 2 { bits += 1 }
    let bucketCount = 1 << bits
    // Runs of forms, so that the lists of a bucket follow one another; short ones stay in the
    // processor's cache.
    let length = max(Self.shortestRun, forms.count / Self.mostRuns)
    let postings = Concurrently.map(Concurrently.runs(forms.count, of: length)) {
      GramPostings(of: $0, forms, bucketCount: bucketCount)
    }
    let packed = Concurrently.map(Concurrently.runs(bucketCount, of: 1 << 13)) {
      Self.packed($0, postings)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(packed.reduce(0) { $0 + $1.bytes.count })
    var ends: [UInt32] = [0]
    ends.reserveCapacity(bucketCount + 1)
    for run in packed {
      let start = UInt32(bytes.count)
      bytes += run.bytes
      for end in run.ends { ends.append(start + end) }
    }
    self.bytes = bytes
    self.ends = ends
    sizes = postings.flatMap(\.sizes)
  }

  func add(to writer: inout IndexWriter, _ field: NameField) {
    writer.add(.field(field, .grams), bytes)
    writer.add(.field(field, .gramEnds), ends)
    writer.add(.field(field, .formSizes), sizes)
  }

  private static let shortestRun = 1 << 16
  private static let mostRuns = 32

  /// The lists of some buckets as they are saved, and where each ends.
  private static func packed(
    _ buckets: Range<Int>, _ postings: [GramPostings]
  ) -> (bytes: [UInt8], ends: [UInt32]) {
    var ends: [UInt32] = []
    ends.reserveCapacity(buckets.count)
    let total = postings.reduce(0) { $0 + $1.count(buckets) }
    // The count of a list and its distances each take five bytes at most.
    let most = (total + buckets.count) * 5
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { bytes, written in
      func append(_ number: UInt32) {
        var rest = number
        while rest >= 0x80 {
          bytes[written] = UInt8(truncatingIfNeeded: rest) | 0x80
          written += 1
          rest >>= 7
        }
        bytes[written] = UInt8(truncatingIfNeeded: rest)
        written += 1
      }
      for bucket in buckets {
        let count = postings.reduce(0) { $0 + $1.count(bucket) }
        if count > 0 { append(UInt32(count)) }
        // The first distance is from just before the first form.
        var next: UInt32 = 0
        for part in postings {
          part.forEachForm(in: bucket) { form in
            append(form + 1 - next)
            next = form + 1
          }
        }
        ends.append(UInt32(written))
      }
    }
    return (bytes, ends)
  }
}
