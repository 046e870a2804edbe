/// The best of many entries, as many as are wanted.
struct BestEntries {
  private let limit: Int
  private var entries: [MatchOrder.Entry] = []

  init(limit: Int) { self.limit = limit }

  /// Whether the entry is among the best so far.
  mutating func insert(_ entry: MatchOrder.Entry) -> Bool {
    if entries.count >= limit, let last = entries.last, !entry.precedes(last) { return false }
    if let same = entries.firstIndex(where: { $0.row == entry.row && $0.segment == entry.segment })
    {
      guard entry.precedes(entries[same]) else { return false }
      entries.remove(at: same)
    }
    var place = entries.endIndex
    while place > 0, entry.precedes(entries[place - 1]) { place -= 1 }
    entries.insert(entry, at: place)
    if entries.count > limit { entries.removeLast() }
    return true
  }

  func sorted() -> [MatchOrder.Entry] { entries }
}
