/// The columns a table of items may have, in any order.
public enum ImportColumn: String, CaseIterable, Sendable {
  case identifier, kind, title, artists, album, aliases, sortNames, genres, moods, playlists
  case releaseDate, popularity, explicit, season, episode, duration, members, location

  /// The column that a header's name means, whatever its case; `nil` for one that is not ours.
  public init?(header: some StringProtocol) {
    let name = header.lowercased().filter(\.isLetter)
    guard let column = Self.names[name] else { return nil }
    self = column
  }

  private static let names: [String: ImportColumn] = {
    var names: [String: ImportColumn] = [
      "id": .identifier, "type": .kind, "name": .title, "artist": .artists, "author": .artists,
      "authors": .artists, "show": .album, "series": .album, "alias": .aliases,
      "alttitle": .aliases, "sortname": .sortNames, "genre": .genres, "mood": .moods,
      "playlist": .playlists, "year": .releaseDate, "date": .releaseDate, "isexplicit": .explicit,
      "seconds": .duration, "path": .location, "url": .location,
    ]
    for column in allCases { names[column.rawValue.lowercased()] = column }
    return names
  }()

  /// What a table calls it.
  package var name: String {
    switch self {
    case .identifier: "id"
    case .kind: "type"
    default: rawValue
    }
  }

  /// Separates several values in one field.
  package var separator: String { self == .artists ? ", " : "|" }
}
