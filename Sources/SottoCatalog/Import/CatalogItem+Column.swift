extension CatalogItem {
  /// Sets a value and returns what is wrong with it, if anything.
  mutating func set(_ column: ImportColumn, to text: String) -> String? {
    switch column {
    case .identifier: identifier = text
    case .title: title = text
    case .album: album = text
    case .location: location = text
    case .artists: artists = Self.list(text, column)
    case .aliases: aliases = Self.list(text, column)
    case .sortNames: sortNames = Self.list(text, column)
    case .genres: genres = Self.list(text, column)
    case .moods: moods = Self.list(text, column)
    case .playlists: playlists = Self.list(text, column)
    case .members: members = Self.list(text, column)
    case .kind:
      guard let kind = CatalogItem.Kind(rawValue: text) else {
        return "\"\(text.prefix(40))\" is no kind of item, so the row is left out"
      }
      self.kind = kind
    case .releaseDate:
      guard let date = ReleaseDate(text) else {
        return "\"\(text.prefix(40))\" is no date such as 2015 or 2015-10-23; left out"
      }
      releaseDate = date
    case .popularity:
      guard let number = Double(text), number >= 0, number.isFinite else {
        return Self.notANumber(text)
      }
      popularity = number
    case .duration:
      guard let number = Double(text), number >= 0, number.isFinite else {
        return Self.notANumber(text)
      }
      duration = number
    case .season:
      guard let number = Int(text), number >= 0 else { return Self.notANumber(text) }
      season = number
    case .episode:
      guard let number = Int(text), number >= 0 else { return Self.notANumber(text) }
      episode = number
    case .explicit:
      switch text.lowercased() {
      case "1", "true", "yes", "explicit": isExplicit = true
      case "0", "false", "no", "clean": isExplicit = false
      default: return "\"\(text.prefix(40))\" is neither true nor false; left out"
      }
    }
    return nil
  }

  private static func notANumber(_ text: String) -> String {
    "\"\(text.prefix(40))\" is no number of 0 or more; left out"
  }

  private static func list(_ text: String, _ column: ImportColumn) -> [String] {
    var (text, separator) = (text, column.separator)
    return text.withUTF8 { text in
      separator.withUTF8 { separator in
        var values: [String] = []
        var start = 0
        func add(upTo end: Int) {
          if start < end { values.append(String(decoding: text[start..<end], as: UTF8.self)) }
        }
        for index in text.indices
        where index >= start && text[index] == separator[0]
          && text[index...].starts(with: separator)
        {
          add(upTo: index)
          start = index + separator.count
        }
        add(upTo: text.count)
        return values
      }
    }
  }
}
