import Foundation

/// Finds the forms that share most of a text's grams, the rarest grams first.
struct CandidateFinder {
  /// How many entries of lists are read at most: what comes later are the commonest grams, which
  /// tell least. It bounds the time of a search whatever the size of the catalog.
  static let budget = 60_000

  let index: FieldIndex

  /// The likest forms, in no order.
  func forms(like text: [UInt8], limit: Int, using scratch: SearchScratch) -> [Int] {
    guard index.formCount > 0 else { return [] }
    let grams = grams(of: text)
    guard !grams.isEmpty else { return [] }
    let most = log2(Double(index.formCount) + 1) + 1
    var weights = 0
    var count = 0
    var left = Self.budget
    scratch.prepare(forms: index.formCount)
    for gram in grams {
      guard left > 0 || count < 3 else { break }
      let weight = max(1, Int(4 * (most - log2(Double(gram.count) + 1))))
      weights += weight
      count += 1
      left -= gram.count
      scratch.add(UInt16(clamping: weight), toEach: gram.postings, from: gram.offset)
    }
    return best(of: scratch, limit: limit, weights: weights, average: max(1, weights / count))
  }

  private struct Gram {
    let count: Int
    let postings: UnsafeBufferPointer<UInt8>
    let offset: Int
  }

  private func grams(of text: [UInt8]) -> [Gram] {
    var maker = Grams()
    var seen: Set<Int> = []
    var found: [Gram] = []
    let mask = UInt64(index.grams.count - 1)
    text.withUnsafeBufferPointer { text in
      maker.forEach(of: text) { hash in
        let bucket = Int(hash & mask)
        guard seen.insert(bucket).inserted else { return }
        let postings = index.grams[bucket]
        guard !postings.isEmpty else { return }
        var offset = 0
        let count = Int(bitPattern: postings.variable(at: &offset))
        found.append(Gram(count: count, postings: postings, offset: offset))
      }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// Ranks by the share of weight that is common; what a name has beyond the text counts less than
  /// what it lacks, as people leave words out.
  private func best(
    of scratch: SearchScratch, limit: Int, weights: Int, average: Int
  ) -> [Int] {
    let touched = scratch.touched
    var histogram = [Int32](repeating: 0, count: 256)
    let full = weights * 6 / 10
    for form in touched {
      let common = Int(scratch.sums[Int(form)])
      let size = Int(index.formSizes[Int(form)])
      let score = min(255, common * 256 / (full + size * average * 4 / 10 + 1))
      scratch.sums[Int(form)] = UInt16(score)
      histogram[score] += 1
    }
    var threshold = 255
    var kept = Int(histogram[255])
    while threshold > 1, kept + Int(histogram[threshold - 1]) <= limit {
      threshold -= 1
      kept += Int(histogram[threshold])
    }
    var forms: [Int] = []
    forms.reserveCapacity(limit)
    for form in touched where scratch.sums[Int(form)] >= UInt16(threshold) {
      forms.append(Int(form))
      if forms.count >= limit * 2 { break }
    }
    scratch.clear()
    return forms
  }
}
