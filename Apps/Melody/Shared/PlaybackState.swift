import Foundation
import MediaShared

/// What Melody plays and how far it is, as kept on disk: the app goes on from it, and the
/// extension knows by it what "play Melody" means.
package struct PlaybackState: StoredState, Equatable {
  package var queue = PlaybackQueue()
  /// Seconds from the beginning of the current entry.
  package var position: TimeInterval = 0
  package var speed = 1.0
  /// From 0, silence, to 1.
  package var volume = 1.0
  /// How far episodes and chapters have been heard that were left before their end, in seconds.
  package private(set) var bookmarks: [String: TimeInterval] = [:]
  /// What has a bookmark, that which was left last first.
  package private(set) var begun: [String] = []

  /// Episodes and chapters that have been heard to their end.
  package var heard: Set<String> = []

  package init() {}
}

extension PlaybackState {
  /// Remembers how far an episode or a chapter has been heard; `nil` forgets it.
  package mutating func setBookmark(_ position: TimeInterval?, of identifier: String) {
    bookmarks[identifier] = position
    begun.removeAll { $0 == identifier }
    if position != nil { begun.insert(identifier, at: 0) }
  }

  /// Reads what an older version kept, too: it did not know what had been heard, in which order, or
  /// how loud.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    queue = try values.decode(PlaybackQueue.self, forKey: .queue)
    position = try values.decode(TimeInterval.self, forKey: .position)
    speed = try values.decode(Double.self, forKey: .speed)
    bookmarks = try values.decode([String: TimeInterval].self, forKey: .bookmarks)
    volume = try values.decodeIfPresent(Double.self, forKey: .volume) ?? 1
    begun =
      try values.decodeIfPresent([String].self, forKey: .begun) ?? bookmarks.keys.sorted()
    heard = try values.decodeIfPresent(Set<String>.self, forKey: .heard) ?? []
  }
}
