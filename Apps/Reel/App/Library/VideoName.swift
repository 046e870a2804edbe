import Foundation
import SottoCatalog

/// What the name of a video file says, and the folders that it lies in.
struct VideoName: Equatable, Sendable {
  /// Of the film or the episode; `nil` for an episode without a title.
  var title: String?
  var series: String?
  /// 0 for the specials.
  var season: Int?
  var episode: Int?
  var year: Int?

  /// - Parameter path: From the folder of the library: `Dark/Season 2/Dark.S02E05.Lost.mkv`.
  init(path: String) {
    var parts = path.split(separator: "/").map { String($0) }
    guard let file = parts.popLast() else { return }
    let stem = (file as NSString).deletingPathExtension
    let words = Self.words(of: stem)
    var folder = parts.popLast().map { Self.words(of: $0) }
    if let season = folder.flatMap(Self.season(ofFolder:)) {
      self.season = season
      folder = parts.popLast().map { Self.words(of: $0) }
    }
    if read(index: words) || read(reference: words) || season != nil {
      if season != nil, episode == nil { title = words }
      series = series ?? folder
      if let known = series.flatMap(Self.year) { (series, year) = known }
      if episode != nil, season == nil { season = 1 }
    } else if let known = Self.year(words) {
      (title, year) = known
    } else {
      title = words
    }
  }

  /// “Dark S02E05 Lost and Found”: the series, the place, the title.
  private mutating func read(index words: String) -> Bool {
    let marks = [
      #/(?i)(?:^|[ \-])s(\d{1,2})[ ._\-]*e(\d{1,3})(?:$|[ \-])/#,
      #/(?:^|[ \-])(\d{1,2})x(\d{2,3})(?:$|[ \-])/#,
    ]
    guard let found = marks.lazy.compactMap({ words.firstMatch(of: $0) }).first else {
      return false
    }
    season = Int(found.1)
    episode = Int(found.2)
    series = Self.trimmed(words[..<found.range.lowerBound])
    title = Self.trimmed(words[found.range.upperBound...])
    return true
  }

  /// 第05集, “Episode 5”, «5 серия», and “Dark - 05”.
  private mutating func read(reference words: String) -> Bool {
    if let said = EpisodeReference(words), case .number(let number)? = said.episode {
      episode = number
      series = said.series.flatMap { Self.trimmed($0[...]) }
      if case .number(let number)? = said.season { season = number }
      return true
    }
    guard let found = words.wholeMatch(of: #/(.*?) ?- (\d{1,3})(?: (.*))?/#) else { return false }
    episode = Int(found.2)
    series = Self.trimmed(found.1)
    title = found.3.flatMap { Self.trimmed($0) }
    return true
  }

  /// The number of a folder such as “Season 02”, 第二季 or “Specials”.
  private static func season(ofFolder name: String) -> Int? {
    if name.lowercased() == "specials" { return 0 }
    guard let said = EpisodeReference(name), said.series == nil else { return nil }
    if case .special? = said.episode { return 0 }
    if said.episode == nil, case .number(let number)? = said.season { return number }
    return nil
  }

  /// “Seven (1995)”, “Seven 1995 1080p”.
  private static func year(_ words: String) -> (title: String, year: Int)? {
    let marks = [
      #/^(.+?) ?[\(\[]((?:19|20)\d\d)[\)\]]/#, #/^(.+?) ((?:19|20)\d\d)(?: |$)/#,
    ]
    guard let found = marks.lazy.compactMap({ words.firstMatch(of: $0) }).first,
      let title = trimmed(found.1), let year = Int(found.2)
    else { return nil }
    return (title, year)
  }

  /// The words of a name, without what tells how the file was made.
  private static func words(of name: String) -> String {
    var words = name.replacing(#/\[[^\]]*\]/#, with: " ")
    if !words.contains(" ") { words = words.replacing(#/[._]/#, with: " ") }
    if let making = words.firstMatch(of: making) {
      words = String(words[..<making.range.lowerBound])
    }
    return trimmed(words.replacing(#/ +/#, with: " ")[...]) ?? name
  }

  private static var making: Regex<Substring> {
    #/(?i)[ \-\(](?:\d{3,4}[pi]|4k|uhd|blu-?ray|b[dr]rip|web-?(?:dl|rip)|hdtv|dvdrip|[xh] ?26[45]|hevc|hdr)(?=[ \-\)]|$)/#
  }

  private static func trimmed(_ text: Substring) -> String? {
    let trimmed = text.trimmingCharacters(in: CharacterSet(charactersIn: " -–—._"))
    return trimmed.isEmpty ? nil : trimmed
  }
}
