import Foundation

/// Work on all processors.
enum Concurrently {
  /// Runs of equal length, one a processor; one for little work.
  static func chunks(_ count: Int) -> [Range<Int>] {
    let workers = count < 2000 ? 1 : ProcessInfo.processInfo.activeProcessorCount
    let length = max(1, (count + workers - 1) / workers)
    return stride(from: 0, to: max(count, 1), by: length).map { $0..<min($0 + length, count) }
  }

  /// The elements' results, in their order.
  static func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
    _ elements: Elements, _ transform: @Sendable (Elements.Element) -> Result
  ) -> [Result] where Elements.Index == Int, Elements.Element: Sendable {
    let isFew = elements.count <= 64
    let runs =
      isFew
      ? elements.indices.map { $0..<$0 + 1 }
      : chunks(elements.count).map {
        elements.startIndex + $0.lowerBound..<elements.startIndex + $0.upperBound
      }
    guard runs.count > 1 else { return elements.map(transform) }
    var results = [[Result]](repeating: [], count: runs.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each run writes its own place only.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: runs.count) { run in
        places[run] = runs[run].map { transform(elements[$0]) }
      }
    }
    return results.count == elements.count ? results.map { $0[0] } : Array(results.joined())
  }
}
