/// The best entry of each artist who may be meant, of the likeliest artists.
///
/// Who asks for an artist whose name was not caught is better shown five artists than ten songs by one.
struct BestOfArtists {
  /// An artist, by the segment and the name's number in it.
  private struct Artist: Hashable {
    let segment: Int
    let name: Int
  }

  /// How many artists a person can be asked to choose from.
  private static let most = 5
  private var entries: [(artist: Artist, entry: MatchOrder.Entry)] = []

  /// Whether the entry is its artist's best so far, and he one of the likeliest.
  mutating func insert(_ entry: MatchOrder.Entry, of index: CatalogIndex) -> Bool {
    guard let name = index[.artist].rowNames[entry.row].first?.index else { return false }
    let artist = Artist(segment: entry.segment, name: name)
    if let known = entries.firstIndex(where: { $0.artist == artist }) {
      guard entry.precedes(entries[known].entry) else { return false }
      entries.remove(at: known)
    } else if entries.count == Self.most {
      guard let last = entries.last, entry.precedes(last.entry) else { return false }
      entries.removeLast()
    }
    let place = entries.firstIndex { entry.precedes($0.entry) } ?? entries.endIndex
    entries.insert((artist, entry), at: place)
    return true
  }

  /// Some entries with these before the others.
  func first(of all: [MatchOrder.Entry]) -> [MatchOrder.Entry] {
    let first = entries.map(\.entry)
    let others = all.filter { entry in
      !first.contains { $0.row == entry.row && $0.segment == entry.segment }
    }
    return Array((first + others).prefix(all.count))
  }
}
