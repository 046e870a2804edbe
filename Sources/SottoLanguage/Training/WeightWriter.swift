import Foundation

/// Writes trained weights as `WeightFile` reads them; the same weights make the same bytes.
struct WeightWriter {
  private var words: [UInt32] = []
  private let header: [String]

  init(_ header: [(key: String, value: String)]) {
    self.header = [WeightFile.title] + header.map { "\($0.key): \($0.value)" }
  }

  /// A table of features, each with its labels' weights.
  mutating func add(_ weights: [UInt32: [(label: Int, weight: Float)]]) {
    // An eighth stays free: features are looked up by the dozen, and files should be small.
    let size = weights.count * 8 / 7 + 1
    var slots = [UInt32](repeating: 0, count: size * 2)
    for place in 0..<size { slots[place * 2 + 1] = .max }
    var entries: [UInt32] = []
    // Ascending, so that a search may end at a greater feature.
    for (key, labels) in weights.sorted(by: { $0.key < $1.key }) {
      var place = WeightTable.home(key, size)
      while slots[place * 2 + 1] != .max { place = (place + 1) % size }
      slots[place * 2] = key
      let count = UInt32(min(labels.count, 254))
      slots[place * 2 + 1] = UInt32(entries.count) | count << WeightTable.countShift
      for (label, weight) in labels.prefix(254) {
        let scaled = max(-32_000, min(32_000, (weight * WeightTable.scale).rounded()))
        entries.append(UInt32(label) | UInt32(UInt16(bitPattern: Int16(scaled))) << 16)
      }
    }
    addSection(slots)
    addSection(entries)
  }

  /// The transitions that were seen.
  mutating func add(_ trainer: SequenceTrainer, labelCount: Int) {
    var section: [UInt32] = []
    for first in 0..<labelCount {
      for second in 0..<labelCount where trainer.isSeen(first, second) {
        section += [
          UInt32(first) << 16 | UInt32(second),
          trainer.transitions[first * labelCount + second].bitPattern,
        ]
      }
    }
    addSection(section)
  }

  /// How large the file will be, without its header.
  var bytes: Int { words.count * 4 }

  private mutating func addSection(_ section: [UInt32]) {
    words.append(UInt32(section.count))
    words += section
  }

  func write(to url: URL) throws {
    var text = header.joined(separator: "\n") + "\n\n"
    while text.utf8.count % 4 != 0 { text.insert("#", at: text.index(text.endIndex, offsetBy: -2)) }
    var data = Data(text.utf8)
    for word in words { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
    try data.write(to: url, options: .atomic)
  }
}
