/// Whether what is asked for is to be seen or heard.
extension ReadingBuilder {
  /// The verb says it; where no app's vocabulary knows the name, what everybody knows of it does.
  ///
  /// - Parameters:
  ///   - known: the names that a vocabulary has.
  ///   - named: the words of names and values: a verb among them is part of a title.
  func setMedium(
    _ reading: inout Reading, of known: [Analysis.Name], outside named: [Candidate.Named]
  ) {
    guard Self.findingMedia.contains(reading.intent), !saysKind(reading) else { return }
    if let (medium, verb) = verb(outside: named) {
      reading.medium = medium
      reading.reasons.append("“\(verb)” is said of \(medium.rawValue)")
    } else if reading.groundedBy == nil {
      reading.medium = known.lazy.compactMap { Self.medium(of: analysis.entry($0).kind) }.first
    }
  }

  private static let findingMedia: Set<String?> = [
    "INPlayMediaIntent", "INSearchForMediaIntent",
  ]

  private func saysKind(_ reading: Reading) -> Bool {
    guard case .object(let search)? = reading.parameters["mediaSearch"] else { return false }
    return search["mediaType"] != nil
  }

  private func verb(outside named: [Candidate.Named]) -> (Reading.Medium, String)? {
    let lexicon = grammar.lexicon
    for start in analysis.phrases.indices where !named.contains(where: { $0.words ~= start }) {
      for phrase in analysis.phrases[start] {
        let medium: Reading.Medium? =
          if lexicon.isIn(lexicon.known.watching, phrase) {
            .video
          } else if lexicon.isIn(lexicon.known.listening, phrase) {
            .audio
          } else {
            nil
          }
        if let medium { return (medium, analysis.tokens.text(start..<phrase.end)) }
      }
    }
    return nil
  }

  /// - Returns: `nil` for what may be either, or is no media.
  private static func medium(of kind: String) -> Reading.Medium? {
    switch kind {
    case "movie", "tvShow", "tvShowEpisode", "musicVideo": .video
    case "song", "album", "artist", "audioBook", "podcastShow", "radioStation": .audio
    default: nil
    }
  }
}
