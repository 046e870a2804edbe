/// Words that say a season, an episode, or both: “season two”, “the last episode”, “S02E05”.
struct EpisodePart {
  var season: EpisodeReference.Place?
  var episode: EpisodeReference.Place?
  /// The token behind its last.
  var end: Int

  /// All parts that begin at a token.
  static func parts(
    at start: Int, of tokens: [SpokenToken], _ words: EpisodeWords
  ) -> [EpisodePart] {
    let search = PartSearch(tokens: tokens, words: words)
    return search.indices(at: start) + search.units(at: start) + search.named(at: start)
  }
}

private struct PartSearch {
  let tokens: [SpokenToken]
  let words: EpisodeWords

  /// As files are named: S02E05, 2x05.
  func indices(at start: Int) -> [EpisodePart] {
    func number(_ index: Int) -> Int? {
      tokens.indices.contains(index) ? tokens[index].number : nil
    }
    func isWritten(_ text: String, _ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].text == text
    }
    if isWritten("s", start), isWritten("e", start + 2), let season = number(start + 1),
      let episode = number(start + 3)
    {
      return [EpisodePart(season: .number(season), episode: .number(episode), end: start + 4)]
    }
    if isWritten("x", start + 1), let season = number(start), let episode = number(start + 2),
      tokens[start + 2].text.count > 1,
      tokens[start].range.upperBound == tokens[start + 1].range.lowerBound,
      tokens[start + 1].range.upperBound == tokens[start + 2].range.lowerBound
    {
      return [EpisodePart(season: .number(season), episode: .number(episode), end: start + 3)]
    }
    return []
  }

  /// A season or an episode with its place, before it or behind it.
  func units(at start: Int) -> [EpisodePart] {
    var parts: [EpisodePart] = []
    for unit in [EpisodeWords.Role.season, .episode] {
      func add(_ place: EpisodeReference.Place, _ end: Int) {
        parts.append(
          unit == .season
            ? EpisodePart(season: place, end: end) : EpisodePart(episode: place, end: end))
      }
      for end in ends(unit, at: start) {
        for first in [end] + ends(.sign, at: end) {
          if let number = EpisodeNumber(tokens[first...], words) {
            add(.number(number.value), first + number.length)
          }
        }
        for (place, end) in places(at: end) { add(place, end) }
      }
      for (place, last) in places(at: start) + numbered(at: start) {
        for end in ends(unit, at: last) {
          add(place, end)
          // “The second episode from the end.”
          if case .number(let number) = place {
            for end in ends(.fromEnd, at: end) { add(.fromEnd(number), end) }
          }
        }
      }
    }
    return parts
  }

  /// “Fifth”, “5th”, 第五, and what may count from the end: “third from last”, 倒数第三.
  private func numbered(at start: Int) -> [(place: EpisodeReference.Place, end: Int)] {
    let before = ends(.fromEnd, at: start)
    return ([start] + before).flatMap { first in
      let signs = ends(.sign, at: first)
      return ([first] + signs).flatMap { begin -> [(EpisodeReference.Place, Int)] in
        guard let number = EpisodeNumber(tokens[begin...], words) else { return [] }
        let end = begin + number.length
        let marks = ends(.mark, at: end)
        let counts =
          number.isOrdinal || number.isInDigits || words.countsBefore || begin > first
          || !marks.isEmpty
        guard counts else { return [] }
        let isFromEnd = first > start
        return ([end] + marks).flatMap { end in
          [(isFromEnd ? .fromEnd(number.value) : .number(number.value), end)]
            + ends(.fromEnd, at: end).map { (.fromEnd(number.value), $0) }
        }
      }
    }
  }

  /// “Last”, “next”, “newest”.
  private func places(at start: Int) -> [(place: EpisodeReference.Place, end: Int)] {
    let plain: [(EpisodeWords.Role, EpisodeReference.Place)] = [
      (.latest, .latest), (.next, .next), (.previous, .previous),
    ]
    return plain.flatMap { role, place in ends(role, at: start).map { (place, $0) } }
      + matches(.last, at: start).map { (.fromEnd($0.number), $0.end) }
  }

  /// The parts that have a name of their own.
  func named(at start: Int) -> [EpisodePart] {
    let specials = ends(.special, at: start).flatMap { end in
      let number = EpisodeNumber(tokens[end...], words)
      return [EpisodePart(episode: .special(nil), end: end)]
        + (number.map { [EpisodePart(episode: .special($0.value), end: end + $0.length)] } ?? [])
    }
    return ends(.pilot, at: start).map { EpisodePart(episode: .pilot, end: $0) }
      + ends(.finale, at: start).map { EpisodePart(episode: .finale, end: $0) } + specials
  }

  private func ends(_ role: EpisodeWords.Role, at start: Int) -> [Int] {
    matches(role, at: start).map(\.end)
  }

  private func matches(
    _ role: EpisodeWords.Role, at start: Int
  ) -> [(number: Int, end: Int)] { words.matches(role, at: start, of: tokens) }
}

extension EpisodeWords {
  /// The phrases of a role that begin at a token, with the token behind each.
  func matches(
    _ role: Role, at start: Int, of tokens: [SpokenToken]
  ) -> [(number: Int, end: Int)] {
    guard start < tokens.count else { return [] }
    return (phrases[role] ?? []).compactMap { phrase in
      let end = start + phrase.tokens.count
      guard end <= tokens.count, tokens[start].isBehindApostrophe || !phrase.needsApostrophe,
        zip(tokens[start..<end], phrase.tokens).allSatisfy({ $0.text == $1 })
      else { return nil }
      return (phrase.number, end)
    }
  }
}
