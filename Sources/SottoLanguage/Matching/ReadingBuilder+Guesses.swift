/// What speaks against names of media that no vocabulary has.
extension ReadingBuilder {
  /// What names cost that have a word like "by" inside: "Winter Coat by The Small Hours" is a title and
  /// who it is by.
  func costOfAuthors(_ events: [Trail.Event]) -> Float {
    guard let author = grammar.lexicon.known.author else { return 0 }
    let divided = guesses(in: events).count { guess in
      guess.words.dropFirst().dropLast().contains { index in
        listening.phrases[index].contains { grammar.lexicon.phrases[Int($0.phrase)].list == author }
      }
    }
    return Float(divided) * Cost.authorInside
  }

  /// What a refusal costs of a sentence that ends in a name of several words that is known: "find Hotel
  /// California" is about no hotel. A sentence that is such a name may be just talk.
  func costOfRefusedName() -> Float {
    let end = listening.tokens.count
    var dearest: Float = 0
    for start in 1..<max(end, 2) where start < end {
      for name in listening.names[start]
      where name.end == end && name.end > start + 1 && name.isExact && !name.isFunction {
        dearest = max(dearest, Cost.refusedKnownName - name.cost)
      }
    }
    return dearest
  }

  /// What titles cost that sound like an artist's name, and artists' names that sound like a title.
  /// The trained part hears that by itself, and has to have heard people say such names.
  func costOfSense(_ events: [Trail.Event]) -> Float {
    guesses(in: events).reduce(0) { cost, guess in
      let odds = language.nameSense.odds(ofArtist: listening.tokens.all[guess.words])
      let against = (guess.isArtist ? -odds : odds) - Cost.oddsOfEither
      return cost + Cost.otherSense * min(max(against, 0), Cost.mostOdds)
    }
  }

  /// The words that are taken for a title or an artist's name, but for those in quotes.
  private func guesses(in events: [Trail.Event]) -> [(words: Range<Int>, isArtist: Bool)] {
    events.compactMap { event in
      guard case .text(let number, let start, let end, _) = event, number >= 0,
        listening.marks[Int(start)].quote == 0
      else { return nil }
      let field = grammar.fields[Int(number)]
      guard field.path.first == "mediaSearch", Self.names.contains(field.name) else { return nil }
      return (Int(start)..<Int(end), field.name == "artistName")
    }
  }

  private static let names: Set = ["mediaName", "albumName", "artistName"]
}
