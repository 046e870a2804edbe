/// What only the whole of a Reading tells for it, or against it.
extension ReadingBuilder {
  /// - Parameter known: the names that a vocabulary has.
  func evidence(
    for reading: Reading, _ match: Matcher.Match, _ known: [Analysis.Name]
  ) -> Evidence {
    var evidence = Evidence(match.counts)
    for name in known { addFit(of: name, in: reading, to: &evidence) }
    evidence[.otherKind] += Float(match.events.count(where: isOfOtherKind))
    addGuesses(in: match.events, to: &evidence)
    if isSoundAlone(known, match.events) { evidence[.hollowName] += 1 }
    evidence[.unheededName] = Float(unheeded(match.events))
    if match.pattern.intent == "Answer" {
      evidence[match.pattern.isWanted ? .wantedAnswer : .answer] = 1
    }
    if match.tagging == nil, match.pattern.intent == nil { evidence[.matchedRefusal] = 1 }
    return evidence
  }

  /// Whether a known name is of the kind, and of the app, that were said.
  private func addFit(
    of name: Analysis.Name, in reading: Reading, to evidence: inout Evidence
  ) {
    let entry = analysis.entry(name)
    // What an app has that is not there nobody knows.
    if let app = reading.app, let other = appName(name), app != other,
      analysis.surroundings.apps.contains(where: { $0.name == app && $0.isInstalled })
    {
      evidence[.otherApp] += 1
    }
    guard case .object(let search)? = reading.parameters["mediaSearch"],
      case .string(let type)? = search["mediaType"],
      case .string(entry.name)? = search["mediaName"]
    else { return }
    if !Self.fits(entry.kind, type) { evidence[.otherKind] += 1 }
  }

  /// Whether words are taken for the name of something an app knows by that name as another kind of thing.
  private func isOfOtherKind(_ event: Derivation.Event) -> Bool {
    guard case .text(let number, let start, let end, _) = event, number >= 0 else { return false }
    let field = grammar.fields[Int(number)]
    let known = analysis.names[Int(start)].filter { $0.end == Int(end) && $0.app != nil }
    return !field.isFreeWording && !known.isEmpty
      && !known.contains { field.canMean($0.kind) }
  }

  /// An episode is asked for by its show's name, anything by "music".
  private static func fits(_ kind: String, _ type: String) -> Bool {
    kind == type || type == "music" || type == "podcastEpisode" && kind == "podcastShow"
      || type == "tvShowEpisode" && kind == "tvShow"
      || type.hasSuffix("tation") && kind.hasSuffix("tation")
  }

  /// Titles and artists' names that no vocabulary has with a word like "by" inside.
  private func addGuesses(in events: [Derivation.Event], to evidence: inout Evidence) {
    for event in events {
      guard case .text(let number, let start, let end, _) = event, number >= 0,
        analysis.marks[Int(start)].quote == 0
      else { continue }
      let field = grammar.fields[Int(number)]
      guard field.path.first == "mediaSearch", Self.names.contains(field.name) else { continue }
      let words = Int(start)..<Int(end)
      if words.dropFirst().dropLast().contains(where: isAuthorWord) {
        evidence[.authorInside] += 1
      }
    }
  }

  private static let names: Set = ["mediaName", "albumName", "artistName"]

  private func isAuthorWord(_ index: Int) -> Bool {
    guard let author = grammar.lexicon.known.author else { return false }
    return analysis.phrases[index].contains { grammar.lexicon.isIn(author, $0) }
  }

  /// How many names of several words, and apps, a vocabulary has that were taken for none or for a part
  /// of one: who says "Stuff You Should Know" hardly asks for "stuff".
  private func unheeded(_ events: [Derivation.Event]) -> Int {
    let heeded = events.compactMap(words)
    let names = analysis.tellingNames.count { name in !heeded.contains { $0.covers(name) } }
    let known = events.filter(\.isKnown).compactMap(words)
    let apps = analysis.tellingApps.count { app in !known.contains { $0.covers(app) } }
    return names + apps
  }

  /// The words that an event takes for a name or for any words.
  private func words(_ event: Derivation.Event) -> Range<Int>? {
    switch event {
    case .text(let field, let start, let end, _) where field >= 0: Int(start)..<Int(end)
    case .app(_, let start, let end): Int(start)..<Int(end)
    case .name(_, let start, let index):
      Int(start)..<analysis.names[Int(start)][Int(index)].end
    default: nil
    }
  }
}

extension Derivation.Event {
  /// Whether it takes words for the name of an app or of what a vocabulary has.
  fileprivate var isKnown: Bool {
    switch self {
    case .app, .name: true
    default: false
    }
  }
}

extension Range<Int> {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
