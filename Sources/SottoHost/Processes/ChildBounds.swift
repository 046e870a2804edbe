import Foundation

/// What a child may take together with all that it starts. What each of its processes may take by
/// itself, the kernel limits (see `sotto-confine`).
package struct ChildBounds: Equatable, Sendable {
  package var processes: Int
  package var threads: Int
  /// Bytes of memory that are not merely read from files, whether in use or swapped out.
  package var memory: Int
  /// Bytes in temporary files, where the sandbox has a place of its own for them.
  package var temporary: Int
  /// Bytes on disk in all the folders that it may write; no limit when nil.
  package var space: Int?
  /// The folders that it may write.
  package var folders: [String] = []

  package static let ofExtension = ChildBounds(
    processes: 64, threads: 512, memory: 1 << 30, temporary: 64 << 20, space: 1 << 30)

  /// For an app, with the player it may run beside it.
  package static let ofApp = ChildBounds(
    processes: 256, threads: 2048, memory: Int(ProcessInfo.processInfo.physicalMemory / 2),
    temporary: 512 << 20, space: nil)
}
