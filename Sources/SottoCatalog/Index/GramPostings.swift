/// The forms of a run that have a gram of each bucket, in their order.
struct GramPostings: Sendable {
  /// By form, how many grams it has.
  let sizes: [UInt8]
  /// Where each bucket's forms begin, and where those that are there end.
  private let starts: [UInt32]
  private let filled: [UInt32]
  private let forms: [UInt32]

  init(of run: Range<Int>, _ texts: TextTable, bucketCount: Int) {
    let mask = UInt64(bucketCount - 1)
    var grams = Grams()
    var buckets: [UInt32] = []
    buckets.reserveCapacity(run.count * 32)
    var ends: [Int] = []
    ends.reserveCapacity(run.count)
    var starts = [UInt32](repeating: 0, count: bucketCount + 1)
    starts.withUnsafeMutableBufferPointer { starts in
      for form in run {
        texts.withText(form) { text in
          grams.forEach(of: text) { hash in
            let bucket = Int(truncatingIfNeeded: hash & mask)
            buckets.append(UInt32(truncatingIfNeeded: bucket))
            starts[bucket + 1] &+= 1
          }
        }
        ends.append(buckets.count)
      }
    }
    for bucket in 0..<bucketCount { starts[bucket + 1] += starts[bucket] }
    var filled = starts
    (forms, sizes) = Self.sorted(run, buckets, ends, starts, &filled)
    self.starts = starts
    self.filled = filled
  }

  private static func sorted(
    _ run: Range<Int>, _ buckets: [UInt32], _ ends: [Int], _ starts: [UInt32],
    _ filled: inout [UInt32]
  ) -> (forms: [UInt32], sizes: [UInt8]) {
    var sizes: [UInt8] = []
    sizes.reserveCapacity(run.count)
    let forms = [UInt32](unsafeUninitializedCapacity: buckets.count) { forms, count in
      LargePages.use(for: UnsafeRawBufferPointer(forms))
      var index = 0
      for (form, end) in zip(run, ends) {
        var size = 0
        while index < end {
          let bucket = Int(buckets[index])
          let next = filled[bucket]
          // A gram that occurs twice in a form is listed once.
          if next == starts[bucket] || forms[Int(next) - 1] != UInt32(form) {
            forms[Int(next)] = UInt32(form)
            filled[bucket] = next + 1
            size += 1
          }
          index += 1
        }
        sizes.append(UInt8(clamping: size))
      }
      // The few places left over, of grams that occur twice, hold nothing that is read.
      count = buckets.count
    }
    return (forms, sizes)
  }

  func count(_ bucket: Int) -> Int { Int(filled[bucket] - starts[bucket]) }

  /// At most so many forms are in these buckets.
  func count(_ buckets: Range<Int>) -> Int {
    Int(starts[buckets.upperBound] - starts[buckets.lowerBound])
  }

  @inline(__always)
  func forEachForm(in bucket: Int, _ body: (UInt32) -> Void) {
    for index in Int(starts[bucket])..<Int(filled[bucket]) { body(forms[index]) }
  }
}
