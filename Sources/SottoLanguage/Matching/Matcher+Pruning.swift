import SottoText

/// Ways that lead to nothing better than others do: all of them would multiply, part by part.
extension Matcher {
  /// How many ways to each end are kept of a rule, and of a pattern: what may still follow costs the
  /// same after each of them, so that no more than are asked for in the end can be among the best.
  static let waysOfRules = 6
  static let waysOfPatterns = 24

  /// Of the ways to say the same up to the same word the cheapest.
  mutating func keepDistinct(above base: Int) {
    guard pile.count > base + 1 else { return }
    // Few are found sooner by looking through them than in a table.
    var places = pile.count - base > Self.few ? WordTable() : nil
    var kept = base
    for index in base..<pile.count {
      let partial = pile[index]
      let way = way(partial)
      let same =
        if let places { places[way].map(Int.init) } else {
          (base..<kept).first { self.way(pile[$0]) == way }
        }
      if let same {
        if partial.cost < pile[same].cost { pile[same] = partial }
      } else {
        places?.set(way, Int32(kept))
        pile[kept] = partial
        kept += 1
      }
    }
    pile.removeSubrange(kept...)
  }

  /// What each way costs that was looked at, the cheapest time it was.
  struct KnownWays {
    fileprivate var places = WordTable()
    fileprivate var costs: [Float] = []

    /// Whether a way is new, or cheaper than it was before.
    fileprivate mutating func add(_ way: UInt64, cost: Float) -> Bool {
      if let place = places[way] {
        guard cost < costs[Int(place)] else { return false }
        costs[Int(place)] = cost
      } else {
        places.set(way, Int32(costs.count))
        costs.append(cost)
      }
      return true
    }
  }

  /// Of the ways from a place on those that say something that none before them does, or cheaper.
  ///
  /// - Parameter known: Those before it, since `base`; filled when they are needed first.
  mutating func keepNew(above next: Int, than known: inout KnownWays, since base: Int) {
    guard pile.count > next else { return }
    if known.costs.isEmpty {
      for index in base..<next { _ = known.add(way(pile[index]), cost: pile[index].cost) }
    }
    var kept = next
    for index in next..<pile.count where known.add(way(pile[index]), cost: pile[index].cost) {
      pile[kept] = pile[index]
      kept += 1
    }
    pile.removeSubrange(kept...)
  }

  /// The cheapest ways to each end, in their order where there are few.
  mutating func keepCheapest(above base: Int, ofEachEnd most: Int) {
    guard pile.count - base > most else { return }
    var kept = base
    var counts = [Int](repeating: 0, count: end + 1)
    for partial in pile[base...].sorted(by: { $0.cost < $1.cost }) where counts[partial.end] < most
    {
      counts[partial.end] += 1
      pile[kept] = partial
      kept += 1
    }
    pile.removeSubrange(kept...)
  }

  private static let few = 12

  /// A number for what is said up to which word.
  private func way(_ partial: Partial) -> UInt64 {
    derivation.fingerprint(partial.derivation).number(upTo: partial.end)
  }
}
