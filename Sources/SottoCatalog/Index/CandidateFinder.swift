import Foundation

/// Finds the forms that share most of a text's grams, the rarest grams first.
struct CandidateFinder {
  /// How many entries of lists are read at most: what comes later are the commonest grams, which
  /// tell least. It bounds the time of a search whatever the size of the catalog.
  static let budget = 120_000

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
      var weight = max(1, Int(4 * (most - log2(Double(gram.count) + 1))))
      if gram.isOfWords { weight *= Self.allWords }
      weights += weight
      count += 1
      left -= gram.count
      scratch.add(UInt16(clamping: weight), toEach: gram.postings, from: gram.offset)
    }
    return best(of: scratch, limit: limit, weights: weights, average: max(1, weights / count))
  }

  /// As many ordinary grams the words of a name count for, when they are there in another order.
  private static let allWords = 3

  private struct Gram {
    /// Whether it stands for all words, in any order.
    let isOfWords: Bool
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
      let words = Grams.ofWords(text)
      maker.forEach(of: text) { hash in
        let bucket = Int(hash & mask)
        guard seen.insert(bucket).inserted else { return }
        let postings = index.grams[bucket]
        guard !postings.isEmpty else { return }
        var offset = 0
        let count = Int(bitPattern: postings.variable(at: &offset))
        found.append(
          Gram(isOfWords: hash == words, count: count, postings: postings, offset: offset))
      }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// Ranks by the share of weight that is common; what a name has beyond the text counts less than
  /// what it lacks, as people leave words out.
  private func best(
    of scratch: SearchScratch, limit: Int, weights: Int, average: Int
  ) -> [Int] {
    var histogram = [Int32](repeating: 0, count: 256)
    let full = Float(weights) * 0.6 + 1
    // By size, what the common weight is multiplied by.
    let factors = (0..<256).map { size in 256 / (full + Float(size * average) * 0.4) }
    let least = weights / Self.leastShare
    var likely: [(form: Int, score: Int)] = []
    likely.reserveCapacity(limit * 16)
    scratch.drain { form, common in
      guard common >= least else { return }
      let score = min(255, Int(Float(common) * factors[Int(index.formSizes[form])]))
      histogram[score] += 1
      likely.append((form, score))
    }
    var threshold = 255
    var kept = Int(histogram[255])
    while threshold > 1, kept + Int(histogram[threshold - 1]) <= limit {
      threshold -= 1
      kept += Int(histogram[threshold])
    }
    return likely.lazy.filter { $0.score >= threshold }.prefix(limit * 2).map(\.form)
  }

  /// Forms with less than one part in so many of the weight are no candidates, however short.
  private static let leastShare = 8
}
