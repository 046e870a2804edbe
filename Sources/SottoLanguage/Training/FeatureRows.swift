/// The features of all chains as rows of weights: one weight for each label a feature was seen with.
struct FeatureRows {
  private(set) var numbers: [UInt32: Int] = [:]
  private var starts: [Int] = [0]
  private(set) var labels: [Int32] = []
  /// For each chain and word the rows of its features.
  private(set) var ofChains: [[[Int32]]] = []

  /// - Parameter least: in how many chains a feature must be seen; the same chain again tells nothing of others.
  init(_ chains: [SequenceTrainer.Chain], least: Int) {
    var counts: [UInt32: Int] = [:]
    var known: Set<[[UInt32]]> = []
    for chain in chains where known.insert(chain.features).inserted {
      for key in Set(chain.features.joined()) { counts[key, default: 0] += 1 }
    }
    var seen: [[Int32]] = []
    for chain in chains {
      ofChains.append(
        zip(chain.features, chain.labels).map { keys, labels in
          keys.compactMap { key in
            guard counts[key, default: 0] >= least else { return nil }
            let row = numbers[key] ?? seen.count
            if row == seen.count {
              numbers[key] = row
              seen.append([])
            }
            for label in labels where !seen[row].contains(Int32(label)) {
              seen[row].append(Int32(label))
            }
            return Int32(row)
          }
        })
    }
    for row in seen {
      labels += row
      starts.append(labels.count)
    }
  }

  /// The places of a row's weights.
  func places(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }
}
