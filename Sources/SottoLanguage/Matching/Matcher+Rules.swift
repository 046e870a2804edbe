/// Rules, each matched once at each word.
extension Matcher {
  /// What rules matched, by the rule and the word it began at.
  struct Memo {
    /// Where a rule's ways lie among all; -1 where it was not tried.
    private struct Place {
      var first: Int32 = -1
      var count: Int32 = 0
    }

    private var places: [Place]
    private var partials: [Partial] = []
    private let width: Int

    init(rules: Int, places width: Int) {
      self.width = width
      places = [Place](repeating: Place(), count: rules * width)
    }

    /// The places among all partials of what a rule matched, `nil` where it was not tried.
    func ways(_ rule: Int32, at start: Int) -> Range<Int>? {
      let place = places[Int(rule) * width + start]
      return place.first < 0 ? nil : Int(place.first)..<Int(place.first + place.count)
    }

    subscript(index: Int) -> Partial { partials[index] }

    mutating func keep(_ ways: ArraySlice<Partial>, of rule: Int32, at start: Int) -> Range<Int> {
      let first = partials.count
      places[Int(rule) * width + start] = Place(first: Int32(first), count: Int32(ways.count))
      partials += ways
      return first..<partials.count
    }
  }

  mutating func matchRule(_ rule: Int32, _ partial: Partial) {
    for index in memo.ways(rule, at: partial.end) ?? tried(rule, at: partial.end) {
      work += 1
      guard work <= mostWork else { return }
      var way = memo[index]
      way.derivation = derivation.join(partial.derivation, way.derivation)
      way.count(partial)
      pile.append(way)
    }
  }

  private mutating func tried(_ rule: Int32, at start: Int) -> Range<Int> {
    let base = pile.count
    let root = language.grammar.rules[Int(rule)]
    if filter.canStart(root, at: start) {
      match(root, Partial(end: start))
    }
    keepDistinct(above: base)
    keepCheapest(above: base, ofEachEnd: Self.waysOfRules)
    let ways = memo.keep(pile[base...], of: rule, at: start)
    pile.removeSubrange(base...)
    return ways
  }
}
