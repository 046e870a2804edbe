import Dispatch
import Synchronization

/// Learns to label the words of sentences: a linear-chain conditional random field.
///
/// Whole sentences are told apart by the same means, as chains of one. It takes several courses, each
/// in another order and with chains of its own, and keeps their mean: what one course makes of names it
/// has seen twice is chance.
struct SequenceTrainer {
  static let courses = 4

  struct Chain {
    /// For each word the features it has.
    var features: [[UInt32]]
    /// For each word the labels that may be right, the plainest first.
    var labels: [[Int]]
    /// The labels that are possible in this chain.
    var possible: [Int]
    /// The course that alone learns it; `nil` for all.
    var course: Int?
  }

  struct Settings {
    var rounds: Int
    var rate: Float = 0.2
    /// How strongly weights are held near zero.
    var decay: Float
    /// How many of a word's features are left out each time, so that the others learn to do without
    /// the few that would tell the right label by themselves: most names are new.
    var dropped: Float
    /// Features seen less often are not used.
    var least = 2
    /// Whether each feature counts for less where there are many.
    var isShared = false
    /// Weights nearer to zero are not kept: half of all, which tell little of other sentences.
    var smallest: Float

    /// What tells whole sentences apart: most of their features are rare. More small weights would
    /// tell a little more, in files a third larger.
    static let requests = Settings(
      rounds: 12, decay: 1e-4, dropped: 0.4, isShared: true, smallest: 0.14)
    /// What tells words apart.
    static let words = Settings(rounds: 10, decay: 6e-4, dropped: 0.3, smallest: 0.14)
    /// What tells artists' names from titles.
    static let names = Settings(rounds: 8, decay: 1e-3, dropped: 0.3, smallest: 0.05)
  }

  private let rows: FeatureRows
  private let labelCount: Int
  private let settings: Settings
  private let values: [Float]
  /// The weight of each label after each other; a chain begins as after label 0.
  let transitions: [Float]
  /// Which transitions were seen.
  private let isSeen: [Bool]

  init(_ chains: [Chain], labelCount: Int, settings: Settings, seed: UInt64) {
    let rows = FeatureRows(chains, least: settings.least)
    var isSeen = [Bool](repeating: false, count: labelCount * labelCount)
    for chain in chains {
      let plain = chain.labels.map { $0[0] }
      for (before, label) in zip([0] + plain, plain) { isSeen[before * labelCount + label] = true }
    }
    let untaught = SequenceCourse(rows, isSeen, labelCount: labelCount, settings)
    let taught = Mutex<[Int: SequenceCourse]>([:])
    DispatchQueue.concurrentPerform(iterations: Self.courses) { number in
      var course = untaught
      course.learn(chains, number, seed: seed &+ UInt64(number))
      taught.withLock { $0[number] = course }
    }
    let courses = taught.withLock { taught in taught.sorted { $0.key < $1.key }.map(\.value) }
    self.rows = rows
    self.labelCount = labelCount
    self.settings = settings
    self.isSeen = isSeen
    values = Self.mean(courses.map(\.values))
    transitions = Self.mean(courses.map(\.transitions))
  }

  private static func mean(_ courses: [[Float]]) -> [Float] {
    var sum = courses[0]
    for course in courses.dropFirst() {
      for index in sum.indices { sum[index] += course[index] }
    }
    return sum.map { $0 / Float(courses.count) }
  }

  /// Each feature's weights, by label.
  ///
  /// - Parameter least: the size from which a weight is kept, if greater than the settings'.
  func weights(ofAtLeast least: Float = 0) -> [UInt32: [(label: Int, weight: Float)]] {
    let least = max(least, settings.smallest)
    return rows.numbers.compactMapValues { row in
      let kept = rows.places(row).filter { abs(values[$0]) >= least }
      return kept.isEmpty ? nil : kept.map { (Int(rows.labels[$0]), values[$0]) }
    }
  }

  func isSeen(_ first: Int, _ second: Int) -> Bool { isSeen[first * labelCount + second] }
}
