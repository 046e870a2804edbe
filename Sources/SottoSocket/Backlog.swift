import Foundation
import Synchronization

/// What waits for a peer that does not take it, bounded for each and for all of a process.
struct Backlog: ~Copyable {
  private(set) var bytes = Data()

  /// What all of a process hold.
  private static let inAll = Atomic(0)
  private static let mostInAll = 128 << 20
  /// What one may always hold, however much others do.
  private static let share = 1 << 20

  var isEmpty: Bool { bytes.isEmpty }

  /// - Returns: Whether there was room for it.
  mutating func append(_ more: Data) -> Bool {
    let all = Self.inAll.wrappingAdd(more.count, ordering: .relaxed).newValue
    bytes.append(more)
    return bytes.count <= FrameChannel.maximumBacklog
      && (bytes.count <= Self.share || all <= Self.mostInAll)
  }

  mutating func removeFirst(_ count: Int) {
    bytes = Data(bytes.dropFirst(count))
    Self.inAll.wrappingSubtract(count, ordering: .relaxed)
  }

  deinit { Self.inAll.wrappingSubtract(bytes.count, ordering: .relaxed) }
}
