import Foundation

/// How well labels follow each other. Of all pairs one in twenty was seen: each label has a short list
/// of those that may follow it.
struct Transitions: Sendable {
  /// A label that may follow another.
  struct Next: BitwiseCopyable, Sendable {
    let label: Int32
    let weight: Float
    /// The weight's exponential.
    let factor: Float
  }

  let labelCount: Int
  /// What may follow each label, label after label.
  private(set) var all: [Next] = []
  /// Where the list of each label begins, and where the last ends.
  private var starts: [Int]

  /// - Parameter pairs: labels below `labelCount` that follow each other; of a pair that is there
  ///   twice the last weight counts.
  init(labelCount: Int, _ pairs: [(first: Int, second: Int, weight: Float)]) {
    self.labelCount = labelCount
    var lists = [[Int: Float]](repeating: [:], count: labelCount)
    for pair in pairs { lists[pair.first][pair.second] = pair.weight }
    starts = [0]
    for list in lists {
      for (label, weight) in list.sorted(by: { $0.key < $1.key }) {
        all.append(Next(label: Int32(label), weight: weight, factor: exp(weight)))
      }
      starts.append(all.count)
    }
  }

  /// The transitions among some labels alone, which are numbered anew, in their order.
  func among(_ labels: [Int]) -> Transitions {
    var numbers = [Int](repeating: -1, count: labelCount)
    for (number, label) in labels.enumerated() { numbers[label] = number }
    var among = Transitions(labelCount: labels.count, [])
    among.starts = [0]
    for label in labels {
      for next in all[following(label)] where numbers[Int(next.label)] >= 0 {
        let number = numbers[Int(next.label)]
        among.all.append(Next(label: Int32(number), weight: next.weight, factor: next.factor))
      }
      among.starts.append(among.all.count)
    }
    return among
  }

  /// The places among all of what may follow a label.
  func following(_ label: Int) -> Range<Int> { starts[label]..<starts[label + 1] }
}

extension Transitions: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    labelCount = try reader.read()
    all = try reader.plain()
    starts = try reader.plain()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(labelCount)
    writer.write(plain: all)
    writer.write(plain: starts)
  }
}
