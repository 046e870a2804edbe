/// Whole sentences: where patterns may begin, and what may stand around their parts.
extension Matcher {
  /// The places a sentence's pattern may begin at: after "tell Melody to", "please" and the like.
  mutating func begin() {
    pile.append(Partial(end: 0))
    addAsides(above: 0)
    guard let opening = language.grammar.opening else { return }
    let plain = pile.count
    for index in 0..<plain { matchRule(opening, pile[index]) }
    addAsides(above: plain)
  }

  /// What asks for something to be played, whatever is said after it, or before it in languages whose
  /// verb is last.
  mutating func findAsking(from begun: Range<Int>) {
    if let rule = language.grammar.ruleNames["play-first"] {
      for index in begun {
        let start = pile[index].end
        let last = ends(of: rule, at: start).max() ?? start
        if last - start > asking.count { asking = start..<last }
      }
    }
    if let rule = language.grammar.ruleNames["play-last"] {
      for start in max(0, end - Self.longestAsking)..<end
      where ends(of: rule, at: start).contains(end) {
        asking = start..<end
        break
      }
    }
  }

  private static let longestAsking = 4

  /// The words by which somebody asks to be reminded.
  mutating func reminding() -> [Range<Int>] {
    guard let rule = language.grammar.ruleNames["remind"] else { return [] }
    var found: [Range<Int>] = []
    for start in 0..<end where start >= found.last?.upperBound ?? 0 {
      if let last = ends(of: rule, at: start).max(), last > start { found.append(start..<last) }
    }
    return found
  }

  private mutating func ends(of rule: Int32, at start: Int) -> [Int] {
    let base = pile.count
    matchRule(rule, Partial(end: start))
    defer { pile.removeSubrange(base...) }
    return pile[base...].map(\.end)
  }

  /// A pattern from each beginning, with asides between its parts and after it.
  mutating func cover(_ root: Int32, from begun: Range<Int>) {
    guard filter.isPossible(root),
      begun.contains(where: { filter.canStart(root, at: pile[$0].end) })
    else { return }
    switch language.grammar.nodes[Int(root)] {
    case .choice(let first, let last):
      for child in first..<last { cover(language.grammar.children[Int(child)], from: begun) }
    case .sequence(let first, let last):
      let base = pile.count
      for index in begun where filter.canStart(root, at: pile[index].end) {
        pile.append(pile[index])
      }
      var done = base
      for child in first..<last {
        let next = pile.count
        for index in done..<next { match(language.grammar.children[Int(child)], pile[index]) }
        addAsides(above: next)
        done = next
      }
      pile.removeSubrange(base..<done)
    default:
      let base = pile.count
      for index in begun where filter.canStart(root, at: pile[index].end) {
        match(root, pile[index])
      }
      addAsides(above: base)
    }
  }

  /// What is said after a first complete request is kept for later.
  mutating func addEndings(above base: Int) {
    guard let ending = language.grammar.ending,
      filter.isPossible(language.grammar.rules[Int(ending)])
    else {
      return
    }
    for index in base..<pile.count where pile[index].end < end { matchRule(ending, pile[index]) }
  }

  /// What may be said aside after each way, as often as it is said there.
  private mutating func addAsides(above base: Int) {
    guard let aside = language.grammar.aside else { return }
    keepDistinct(above: base)
    keepCheapest(above: base, ofEachEnd: Self.waysOfPatterns)
    var known = KnownWays()
    var lately = base
    while lately < pile.count {
      let next = pile.count
      for index in lately..<next where pile[index].end < end { matchRule(aside, pile[index]) }
      // At once: each aside leads on to all that follow, and so each way twice would double them all.
      keepNew(above: next, than: &known, since: base)
      lately = next
    }
    keepDistinct(above: base)
    keepCheapest(above: base, ofEachEnd: Self.waysOfPatterns)
  }
}
