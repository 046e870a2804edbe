import Foundation

/// Finds the forms that share most of a text's grams, the rarest grams first.
struct CandidateFinder {
  /// How many entries of lists are read at most: what comes later are the commonest grams, which
  /// tell least. It bounds the time of a search whatever the size of the catalog.
  static let budget = 120_000

  let index: FieldIndex

  /// Forms that have much in common with a text, in no order.
  struct Candidates {
    /// Those that have most.
    var likely: [Int] = []
    /// Those that have less: of two slips in a short name hardly a gram is left.
    var others: [Int] = []
  }

  /// - Parameter limit: How many likely forms are wanted.
  func forms(like text: [UInt8], limit: Int, using scratch: SearchScratch) -> Candidates {
    guard index.formCount > 0, index.grams.count > 0 else { return Candidates() }
    let grams = telling(grams(of: text))
    guard !grams.isEmpty else { return Candidates() }
    let weights = grams.reduce(0) { $0 + $1.weight }
    let least = weights / Self.leastShare
    scratch.prepare(forms: index.formCount)
    var left = weights
    for gram in grams {
      // What only the commonest grams are left to speak for has no chance any more.
      scratch.add(
        UInt16(clamping: gram.weight), toEach: gram.postings, from: gram.offset,
        onlyKnown: left < least)
      left -= gram.weight
    }
    return best(
      of: scratch, limit: limit, weights: weights, least: least,
      average: max(1, weights / grams.count), length: text.count)
  }

  /// Those of some grams that are looked at.
  private func telling(_ grams: [Gram]) -> ArraySlice<Gram> {
    var left = Self.budget
    var count = 0
    while count < grams.count, left > 0 || count < Self.fewest {
      left -= grams[count].count
      count += 1
    }
    return grams[..<count]
  }

  /// So many are looked at however common they are.
  private static let fewest = 3

  /// As many ordinary grams those count for that say something of the whole name: all its words in
  /// another order, all its consonants.
  private static let ofAll = 3

  private struct Gram {
    let weight: Int
    let count: Int
    let postings: UnsafeBufferPointer<UInt8>
    let offset: Int
  }

  private func grams(of text: [UInt8]) -> [Gram] {
    var maker = Grams()
    var seen: Set<Int> = []
    var found: [Gram] = []
    let mask = UInt64(index.grams.count - 1)
    let most = log2(Double(index.formCount) + 1) + 1
    text.withUnsafeBufferPointer { text in
      let words = Grams.ofWords(text)
      var frame: [UInt8] = []
      ConsonantFrame.of(text, into: &frame)
      let consonants = ConsonantFrame.hash(of: frame)
      maker.forEach(of: text) { hash in
        let bucket = Int(hash & mask)
        guard seen.insert(bucket).inserted else { return }
        let postings = index.grams[bucket]
        guard !postings.isEmpty else { return }
        var offset = 0
        let count = Int(min(postings.variable(at: &offset), UInt(index.formCount)))
        // The rarer it is the more it tells; all words in any order tell most.
        let weight = max(1, Int(4 * (most - log2(Double(count) + 1))))
        found.append(
          Gram(
            weight: weight * (hash == words || hash == consonants ? Self.ofAll : 1), count: count,
            postings: postings, offset: offset))
      }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// Forms with less than one part in so many of the weight are no candidates, however short.
  private static let leastShare = 20
}
