/// A sentence the ranker learns from, with what is known of its right Reading.
struct RankerRow {
  let sentence: SentenceRow
  /// How often it counts.
  let times: Float
  private let truth: Truth

  private enum Truth {
    /// All of it.
    case reading(Reading)
    /// What is asked for, and where the words of names stand; `nil` where no names are told.
    case request(String, names: Set<Candidate.Named>?)
  }

  /// Those who wrote the patterns had the languages' own phrases in sight, so that patterns are righter on
  /// them than on what people will say.
  private static let timesOfPhrases: Float = 0.5

  /// Most of what people say to assistants of all kinds is nothing to Sotto; whoever asks is to be heard.
  private static let timesOfRefusals: Float = 0.6

  /// - Parameter hasTaught: whether it is a row of the phrases that languages are trained on.
  static func phrase(_ row: ExpectedRow, hasTaught: Bool) -> RankerRow {
    RankerRow(
      sentence: row.sentence, times: hasTaught ? timesOfPhrases : 1, truth: .reading(row.expected))
  }

  static func example(_ example: Example, _ language: Language) -> RankerRow {
    var sentence = SentenceRow(text: example.text)
    sentence.locale = language.code
    sentence.apps = example.apps
    let tokens = Tokens(example.text)
    let names = example.spans.map { spans in
      Set(spans.compactMap { $0.named(in: tokens) })
    }
    return RankerRow(
      sentence: sentence, times: example.asksForSomething ? 1 : timesOfRefusals,
      truth: .request(example.request, names: names))
  }

  /// How right a candidate is, 0 for one that asks for something else.
  func rightness(of candidate: Candidate) -> Float {
    switch truth {
    case .reading(let expected):
      guard candidate.reading.intent == expected.intent else { return 0 }
      let wanted = expected.slots
      let found = candidate.reading.slots
      return wanted == found ? 1 : Self.partly * Self.share(wanted, found)
    case .request(let request, let names):
      let intent = Example.intent(of: request)
      guard candidate.reading.intent == intent else { return 0 }
      guard intent != nil, let names else { return 1 }
      let found = candidate.names.filter { Self.told.contains($0.field) }
      let wanted = names.filter { Self.told.contains($0.field) }
      // Sets leave out much that is a name: of a sentence without one they tell only what is asked.
      guard !wanted.isEmpty else { return 1 }
      let isRequest = candidate.request == request
      return (isRequest ? 1 : Self.partly)
        * (found == wanted ? 1 : Self.partly * Self.share(found, wanted))
    }
  }

  /// What a Reading that is right in part is worth at most.
  private static let partly: Float = 0.6

  /// The names that all sets tell.
  private static let told: Set = [
    "mediaSearch.mediaName", "mediaSearch.albumName", "mediaSearch.artistName",
  ]

  /// What two have in common, of 1.
  private static func share<Slot>(_ first: Set<Slot>, _ second: Set<Slot>) -> Float {
    let all = first.count + second.count
    return all == 0 ? 1 : Float(1 + 2 * first.intersection(second).count) / Float(1 + all)
  }
}

extension Example.Span {
  /// The words it covers, as a candidate names them; `nil` for a tag that names nothing.
  fileprivate func named(in tokens: Tokens) -> Candidate.Named? {
    guard let source = Self.field(of: tag), let field = Field(source) else { return nil }
    let words = tokens.all.indices.filter { range.contains(tokens.scalarOffset(of: $0)) }
    guard let first = words.first, let last = words.last else { return nil }
    return Candidate.Named(
      field: field.path.joined(separator: "."), words: first..<last + 1)
  }
}

extension Tokens {
  /// Where a word begins among the text's scalars, which the published sets count.
  func scalarOffset(of index: Int) -> Int {
    let start = text.utf8.index(text.startIndex, offsetBy: all[index].range.lowerBound)
    return text.unicodeScalars.distance(from: text.startIndex, to: start)
  }

  /// Where it ends.
  func scalarEnd(of index: Int) -> Int {
    let end = text.utf8.index(text.startIndex, offsetBy: all[index].range.upperBound)
    return text.unicodeScalars.distance(from: text.startIndex, to: end)
  }
}
