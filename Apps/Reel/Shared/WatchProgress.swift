import Foundation
import MediaShared

/// What a person has seen and how far, as kept on disk: the app goes on from it, and the extension
/// knows by it what “the next episode” means.
package struct WatchProgress: StoredState, Equatable {
  /// What plays, or did when Reel was last used.
  package private(set) var current: String?
  /// Seconds from the beginning, of what was begun and not seen to its end.
  package private(set) var positions: [String: TimeInterval] = [:]
  /// What has been seen.
  package private(set) var watched: Set<String> = []
  /// What was begun or seen, the latest first.
  package private(set) var recent: [String] = []
  package var speed = 1.0
  /// From 0, silence, to 1.
  package var volume = 1.0

  package init() {}
}

extension WatchProgress {
  /// Something plays from now on.
  package mutating func begin(_ identifier: String) {
    current = identifier
    recent.removeAll { $0 == identifier }
    recent.insert(identifier, at: 0)
    if recent.count > Self.mostRecent { recent.removeLast() }
  }

  /// Keeps how far something has been seen. The end is titles, which few people look at.
  ///
  /// - Parameter duration: Its length in seconds; `nil` when that is not known.
  package mutating func note(
    _ position: TimeInterval, of identifier: String, lasting duration: TimeInterval?
  ) {
    if let duration, duration > 0, position >= duration * Self.seenShare {
      finish(identifier)
    } else {
      positions[identifier] = position >= Self.justBegun ? position : nil
    }
  }

  /// It has been seen to its end.
  package mutating func finish(_ identifier: String) {
    watched.insert(identifier)
    positions[identifier] = nil
  }

  /// What is seen again counts as seen no more.
  package mutating func forget(_ identifier: String) {
    watched.remove(identifier)
    positions[identifier] = nil
  }

  package func position(of identifier: String) -> TimeInterval { positions[identifier] ?? 0 }

  private static let seenShare = 0.9
  private static let justBegun: TimeInterval = 1
  private static let mostRecent = 500
}
