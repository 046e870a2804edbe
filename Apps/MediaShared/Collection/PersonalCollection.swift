import Foundation

/// What a person has told an app about its items: what they like, keep and put into playlists.
///
/// Items are named by their identifiers, so that it outlasts every new index of the media.
package struct PersonalCollection: Codable, Equatable, Sendable {
  package enum Affinity: String, Codable, Sendable {
    case like, dislike
  }

  package struct Opinion: Codable, Equatable, Sendable {
    package let affinity: Affinity
    /// When it was said: said again, it counts again.
    package let date: Date
  }

  package internal(set) var opinions: [String: Opinion] = [:]
  /// What was added to the library, the oldest first.
  package internal(set) var library: [String] = []
  /// What was added to playlists, by the playlist's identifier.
  package internal(set) var additions: [String: [String]] = [:]
  /// The names of the playlists that the person has made, the oldest first.
  package internal(set) var playlists: [String] = []

  package init() {}

  package mutating func add(_ affinity: Affinity, for items: [String], at date: Date) {
    for item in items { opinions[item] = Opinion(affinity: affinity, date: date) }
  }

  package mutating func addToLibrary(_ items: [String]) {
    library += items.filter { !library.contains($0) }
  }

  package mutating func makePlaylist(_ name: String) {
    if !playlists.contains(name) { playlists.append(name) }
  }

  package mutating func add(_ items: [String], toPlaylist playlist: String) {
    let known = additions[playlist] ?? []
    additions[playlist] = known + items.filter { !known.contains($0) }
  }

  package func affinity(for item: String) -> Affinity? { opinions[item]?.affinity }

  /// What is liked, the latest first.
  package var liked: [String] {
    opinions.filter { $0.value.affinity == .like }
      .sorted { ($0.value.date, $0.key) > ($1.value.date, $1.key) }.map(\.key)
  }

  /// Reads what an older version kept, too: it made no playlists.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    opinions = try values.decode([String: Opinion].self, forKey: .opinions)
    library = try values.decode([String].self, forKey: .library)
    additions = try values.decode([String: [String]].self, forKey: .additions)
    playlists = try values.decodeIfPresent([String].self, forKey: .playlists) ?? []
  }

  /// What has been disliked since `earlier`.
  package func dislikes(since earlier: PersonalCollection) -> Set<String> {
    Set(
      opinions.filter { $0.value.affinity == .dislike && $0.value != earlier.opinions[$0.key] }.keys
    )
  }
}
