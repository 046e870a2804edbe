extension CatalogMatch {
  /// The reasons in words, one for each name that was said: "title: exact after dropping
  /// '(Deluxe Edition)'", "artist: sounds alike, 'adele' for 'Adèle'".
  public func explanation(for query: CatalogQuery) -> [String] {
    reasons.map { reason in
      switch reason {
      case .title(let match): "title: " + words(match, query.mediaName, item.title)
      case .artist(let match):
        "artist: " + words(match, query.artistName, nearest(item.artists, query.artistName))
      case .album(let match):
        "album: "
          + words(match, query.albumName ?? query.mediaName, item.album ?? item.title)
      case .playlist(let match): "on a playlist: \(words(match, query.mediaName, nil))"
      case .otherKind, .genre, .mood, .releaseDate: reason.description
      }
    }
  }

  private func words(_ match: NameMatch, _ said: String?, _ written: String?) -> String {
    let pair = said.flatMap { said in written.map { ", '\(said)' for '\($0)'" } } ?? ""
    switch match {
    case .exact: return "exact"
    case .undecorated:
      let dropped = written.map { DecoratedName.dropped(from: $0) } ?? ""
      return "exact after dropping " + (dropped.isEmpty ? "what nobody says" : "'\(dropped)'")
    case .alias: return "another name of it" + pair
    case .withoutTypeWord: return "exact but for the word for its kind" + pair
    case .otherScript: return "the same in another script" + pair
    case .soundsAlike: return "sounds alike" + pair
    case .near: return "nearly" + pair
    }
  }

  /// The one of several names that was meant.
  private func nearest(_ names: [String], _ said: String?) -> String? {
    guard let said, names.count > 1 else { return names.first }
    var comparer = NameComparer(Spelling(said))
    return names.max { left, right in
      comparer.score(Spelling(left)) < comparer.score(Spelling(right))
    }
  }
}

extension NameComparer {
  fileprivate mutating func score(_ spelling: Spelling) -> NameScore {
    spelling.bytes.withUnsafeBufferPointer { score($0) }
  }
}
