import Intents
import SottoLanguage

extension SiriHabit {
  /// The Readings as Siri would have heard them: another one of the same intent first, where this habit
  /// prefers that.
  func applied(to readings: [Reading]) -> [Reading] {
    guard let best = readings.first,
      let preferred = preferred(among: readings.dropFirst(), to: best)
    else { return readings }
    return [preferred] + readings.filter { $0 != preferred }
  }

  private func preferred(among others: ArraySlice<Reading>, to best: Reading) -> Reading? {
    let name = best.search("mediaName")
    let others = others.filter { $0.intent == best.intent && $0.app == best.app }
    return switch self {
    case .takesTypeWords where name != nil:
      others.first { other in
        guard let shorter = other.search("mediaName"), let name else { return false }
        return other.search("mediaType") != nil && shorter.count < name.count
      }
    case .hearsArtists where best.search("artistName") == nil:
      others.first { $0.search("artistName") != nil && $0.search("mediaName") != nil }
    default: nil
    }
  }
}

extension SiriHabit {
  /// An intent's values as Siri would have given them.
  func applied(to values: PlainValue, in language: Language) -> PlainValue {
    guard var search = values["mediaSearch"] else { return values }
    switch self {
    case .losesReference: search["reference"] = nil
    case .losesIdentifier: search["mediaIdentifier"] = nil
    case .cutsAtHyphen:
      for field in ["mediaName", "artistName", "albumName"] {
        guard let name = search[field]?.string, let hyphen = name.firstIndex(of: "-"),
          hyphen > name.startIndex
        else { continue }
        search[field] = .string(String(name[..<hyphen]))
      }
    case .putsAllInName:
      let fields = ["genreNames", "moodNames", "mediaName", "albumName", "artistName"]
      let words = fields.flatMap { search[$0]?.list ?? search[$0].map { [$0] } ?? [] }
        .compactMap(\.string)
      for field in fields { search[field] = nil }
      if !words.isEmpty { search["mediaName"] = .string(words.joined(separator: " ")) }
    case .takesOneArtist:
      search["artistName"] = search["artistName"]?.string.map {
        .string(language.first(of: $0))
      }
    case .takesTypeWords, .hearsArtists: break
    }
    var values = values
    values["mediaSearch"] = search
    return values
  }
}

extension Reading {
  fileprivate func search(_ field: String) -> String? {
    guard case .object(let search)? = parameters["mediaSearch"],
      case .string(let value)? = search[field]
    else { return nil }
    return value
  }
}

extension Language {
  /// What stands before a comma, an “&” or the language's word for "and".
  fileprivate func first(of names: String) -> String {
    let words = names.split(separator: " ")
    var first: [Substring] = []
    for word in words {
      if word == "&" || has(String(word), in: "and") { break }
      first.append(word.hasSuffix(",") ? word.dropLast() : word)
      if word.hasSuffix(",") { break }
    }
    return first.isEmpty ? names : first.joined(separator: " ")
  }
}
