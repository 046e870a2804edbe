/// How much speaks for each label of each word, in the units that weights are written in.
struct LabelScores {
  let labelCount: Int
  private var sums: [Int32]
  /// The features of one word, in memory that serves all words.
  private var features: [UInt32] = []

  init(wordCount: Int, labelCount: Int) {
    self.labelCount = labelCount
    sums = [Int32](repeating: 0, count: wordCount * labelCount)
  }

  var wordCount: Int { labelCount == 0 ? 0 : sums.count / labelCount }

  /// Adds the weights of the features that `list` hands over to the scores of a word.
  mutating func add(
    at word: Int, _ table: WeightTable, _ words: UnsafeBufferPointer<UInt32>,
    _ list: (_ feature: (UInt32) -> Void) -> Void
  ) {
    features.removeAll(keepingCapacity: true)
    list { features.append($0) }
    let first = word * labelCount
    sums.withUnsafeMutableBufferPointer { sums in
      table.add(features, words, to: .init(rebasing: sums[first..<first + labelCount]))
    }
  }

  /// Adds the weights of features that all words have, before any word's own.
  mutating func addToAll(
    _ table: WeightTable, _ words: UnsafeBufferPointer<UInt32>,
    _ list: (_ feature: (UInt32) -> Void) -> Void
  ) {
    guard wordCount > 0 else { return }
    add(at: 0, table, words, list)
    for index in labelCount..<sums.count { sums[index] = sums[index - labelCount] }
  }

  subscript(word: Int, label: Int) -> Float {
    Float(sums[word * labelCount + label]) / WeightTable.scale
  }

  /// The highest score that any of some labels has.
  func best(_ word: Int, of labels: [Int]) -> Float {
    var best = Int32.min
    for label in labels { best = max(best, sums[word * labelCount + label]) }
    return Float(best) / WeightTable.scale
  }
}
