import Foundation

/// What a request has changed in the person's collection: just that can be taken back.
package struct CollectionChange: Codable, Sendable {
  /// What was not in the library before.
  package var library: [String] = []
  /// What was not in the playlist before, and the playlist's identifier.
  package var additions: [String] = []
  package var playlist: String?
  /// The name of the playlist that was made.
  package var made: String?
  /// What the person had said of the items whose opinion has changed; an item without one had none.
  package var opinions: [String: PersonalCollection.Opinion] = [:]
  package var judged: [String] = []

  package init() {}
}

extension PersonalCollection {
  /// What is new in this collection.
  package func change(since earlier: PersonalCollection) -> CollectionChange {
    var change = CollectionChange()
    change.library = library.filter { !earlier.library.contains($0) }
    for (playlist, items) in additions {
      let known = earlier.additions[playlist] ?? []
      let new = items.filter { !known.contains($0) }
      if !new.isEmpty { (change.playlist, change.additions) = (playlist, new) }
    }
    change.made = playlists.first { !earlier.playlists.contains($0) }
    change.judged = opinions.filter { $0.value != earlier.opinions[$0.key] }.map(\.key)
    change.opinions = earlier.opinions.filter { change.judged.contains($0.key) }
    return change
  }

  /// Makes undone what a request has changed, and leaves what came after.
  package mutating func takeBack(_ change: CollectionChange) {
    library.removeAll { change.library.contains($0) }
    if let playlist = change.playlist {
      additions[playlist]?.removeAll { change.additions.contains($0) }
    }
    if let made = change.made { playlists.removeAll { $0 == made } }
    for item in change.judged { opinions[item] = change.opinions[item] }
  }
}
