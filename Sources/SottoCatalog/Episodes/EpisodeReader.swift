import Foundation

/// Reads a reference by the words of one language.
///
/// What says a season or an episode stands before the series' name, behind it, or on both sides; so
/// it is taken off both ends for as long as there is any, and the name is what stays.
struct EpisodeReader {
  private let text: String
  private let tokens: [SpokenToken]
  private let words: EpisodeWords
  private var start = 0
  private var end: Int
  private var found = EpisodePart(end: 0)
  private var understood = 0

  init(_ text: String, _ tokens: [SpokenToken], _ words: EpisodeWords) {
    self.text = text
    self.tokens = tokens
    self.words = words
    end = tokens.count
    while takeFirst() || takeLast() {}
    if found.season == nil, found.episode == nil { takeFresh() }
    trim()
  }

  /// What was read, and how many of the words it was read from; `nil` when they are no reference.
  var reading: (reference: EpisodeReference, understood: Int)? {
    guard found.season != nil || found.episode != nil else { return nil }
    let reference = EpisodeReference(series: name, season: found.season, episode: found.episode)
    return (reference, understood)
  }

  // MARK: - Both ends

  private mutating func takeFirst() -> Bool {
    let begin = skipping([.article, .link, .show], from: start)
    let begins = Set([start, skipping([.article], from: start), begin])
    let part = begins.flatMap { parts(at: $0) }.filter { $0.end <= end }
      .max { $0.end < $1.end }
    guard let part else { return false }
    take(part)
    start = part.end
    return true
  }

  private mutating func takeLast() -> Bool {
    for begin in start..<max(start, end) {
      for part in parts(at: begin) where part.end == end {
        take(part)
        end = begin
        dropLast([.article, .link, .ending])
        return true
      }
    }
    return false
  }

  /// “The newest Game of Thrones”: what has come out last of it.
  private mutating func takeFresh() {
    let begin = skipping([.article], from: start)
    guard let fresh = words.matches(.fresh, at: begin, of: tokens).map(\.end).max(), fresh < end
    else { return }
    take(EpisodePart(episode: .latest, end: fresh))
    start = fresh
  }

  /// The parts at a token that say what has not been said.
  private func parts(at index: Int) -> [EpisodePart] {
    EpisodePart.parts(at: index, of: tokens, words).filter {
      ($0.season == nil || found.season == nil) && ($0.episode == nil || found.episode == nil)
    }
  }

  private mutating func take(_ part: EpisodePart) {
    found.season = found.season ?? part.season
    found.episode = found.episode ?? part.episode
  }

  // MARK: - The name

  /// Takes off what links the name to what was said of it.
  private mutating func trim() {
    if start > 0 { start = min(end, skipping([.link, .show], from: start)) }
    if end < tokens.count { dropLast([.ending, .link, .article, .show, .ending]) }
    understood = tokens.count - max(0, end - start)
  }

  private func skipping(_ roles: [EpisodeWords.Role], from begin: Int) -> Int {
    let ends = roles.flatMap { words.matches($0, at: begin, of: tokens) }.map(\.end)
    guard let next = ends.max() else { return begin }
    return skipping(roles, from: next)
  }

  private mutating func dropLast(_ roles: [EpisodeWords.Role]) {
    for role in roles {
      let begin = (start..<max(start, end)).first { begin in
        words.matches(role, at: begin, of: tokens).contains { $0.end == end }
      }
      if let begin { end = begin }
    }
  }

  /// As it was said, less the quotes around it and an ending that is written at its last word.
  private var name: String? {
    guard start < end else { return nil }
    let lower = start == 0 ? text.startIndex : tokens[start].range.lowerBound
    // A name may end in what is no word: “Airplane!”.
    let upper = text[tokens[end - 1].range.upperBound...].firstIndex { !"!?".contains($0) }
    var name = text[lower..<(end == tokens.count ? text.endIndex : upper ?? text.endIndex)]
      .trimmingCharacters(in: Self.surrounding)
    if end < tokens.count,
      let ending = words.phrases[.ending]?.first(where: { ending in
        !ending.needsApostrophe && tokens[end - 1].text.hasSuffix(ending.tokens[0])
          && tokens[end - 1].text.count > ending.tokens[0].count
      })
    {
      name.removeLast(ending.tokens[0].count)
    }
    return name.isEmpty ? nil : name
  }

  private static let surrounding = CharacterSet.whitespaces.union(
    CharacterSet(charactersIn: "\"“”„«»‘’'《》「」『』、，,:：–—-"))
}
