import Foundation

/// Work on all processors.
enum Concurrently {
  static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Runs of equal length, one a processor; one for little work.
  static func chunks(_ count: Int) -> [Range<Int>] {
    let workers = count < 2000 ? 1 : processorCount
    return runs(count, of: max(1, (count + workers - 1) / workers))
  }

  /// More and shorter runs, for work that is not the same everywhere.
  static func runs(_ count: Int, of length: Int = 1 << 14) -> [Range<Int>] {
    stride(from: 0, to: max(count, 1), by: length).map { $0..<min($0 + length, count) }
  }

  /// What is made of each element, in their order. Few elements with much work each.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { results, count in
      // Each call writes its own place only, and all are written when they have returned.
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        results.initializeElement(at: index, to: transform(elements[index]))
      }
      count = elements.count
    }
  }

  /// Both results, made side by side; each side may again use all processors.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let group = DispatchGroup()
    // Written by the one block, and read when it has ended.
    nonisolated(unsafe) var other: Second?
    DispatchQueue.global().async(group: group) { other = second() }
    let one = first()
    group.wait()
    return (one, other ?? second())
  }

  /// What is made of runs of the numbers below `count`, joined.
  static func flatMap<Result: Sendable>(
    _ count: Int, _ transform: @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    let runs = chunks(count)
    guard runs.count > 1 else { return transform(runs[0]) }
    return Array(map(runs, transform).joined())
  }
}
