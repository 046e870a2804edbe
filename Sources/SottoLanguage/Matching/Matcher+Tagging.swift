/// Readings of the trained part: its tags are small patterns for the words they cover.
extension Matcher {
  /// A way to read the sentence as a match, grounded in the vocabularies as any other.
  mutating func match(_ tagging: Model.Tagging, _ model: Model) -> Match? {
    let request = model.requests[tagging.request]
    guard let begun = ways(request.root, Partial(end: 0)).first else { return nil }
    var partial = Partial(end: 0, derivation: begun.derivation)
    var heard = tagging
    heard.spans = []
    for span in tagging.spans {
      // A tag over words that are no such thing says nothing.
      guard let read = read(span, model.tags[span.tag], after: partial) else { continue }
      partial = read
      heard.spans.append(span)
    }
    readType(outside: tagging.spans, &partial, request.intent)
    readReference(outside: tagging.spans, &partial, request.intent)
    // Who says "play" asks for something to be played, whatever the words that follow are about.
    if !asking.isEmpty, request.intent != "INPlayMediaIntent" {
      partial.count(.askingWord, ranker)
    }
    let events = derivation.events(partial.derivation)
    // Who names nothing has to say at least that it is to be played.
    if request.intent == "INPlayMediaIntent", events.isEmpty, asking.isEmpty { return nil }
    return Match(
      pattern: Grammar.Pattern(intent: request.intent, root: request.root, place: "trained"),
      counts: partial.counts, events: events, tagging: heard)
  }

  /// Every way a part matches after what is explained so far.
  mutating func ways(_ part: Int32, _ partial: Partial) -> [Partial] {
    match(part, partial)
    defer { pile.removeAll(keepingCapacity: true) }
    return pile
  }

  /// The kind of media, where it was said and no tag covers it: published sets leave out the kinds
  /// that tell them nothing ("play music by …").
  private mutating func readType(
    outside spans: [Model.Span], _ partial: inout Partial, _ intent: String?
  ) {
    guard intent == "INPlayMediaIntent",
      let list = language.grammar.lexicon.known.mediaType,
      let field = language.grammar.fields.firstIndex(where: { $0.source == "mediaType" }),
      !derivation.events(partial.derivation).contains(where: { sets(Int32(field), $0) })
    else { return }
    for index in 0..<end where !spans.contains(where: { $0.range.contains(index) }) {
      let found = analysis.phrases[index].first { found in
        language.grammar.lexicon.phrases[Int(found.phrase)].list == list
      }
      guard let found else { continue }
      let kind = Derivation.Event.phrase(
        field: Int32(field), phrase: found.phrase, start: Int32(index), end: Int32(found.end))
      partial.derivation = derivation.add(kind, after: partial.derivation)
      return
    }
  }

  /// "This", where nothing else is named: without it, what is asked for would be anything of its kind.
  private mutating func readReference(
    outside spans: [Model.Span], _ partial: inout Partial, _ intent: String?
  ) {
    guard intent == "INAddMediaIntent", let rule = language.grammar.ruleNames["this"],
      !derivation.events(partial.derivation).contains(where: isName)
    else { return }
    let root = language.grammar.rules[Int(rule)]
    for index in 0..<end where !spans.contains(where: { $0.range.contains(index) }) {
      // The kind, as in "this song", has a tag of its own.
      guard
        let shortest = ways(root, Partial(end: index, derivation: partial.derivation))
          .min(by: { $0.end < $1.end })
      else {
        continue
      }
      partial.derivation = shortest.derivation
      return
    }
  }

  private func isName(_ event: Derivation.Event) -> Bool {
    switch event {
    case .text(let field, _, _, _), .name(let field, _, _):
      field >= 0 && language.grammar.fields[Int(field)].path.first == "mediaSearch"
    default: false
    }
  }

  private func sets(_ field: Int32, _ event: Derivation.Event) -> Bool {
    switch event {
    case .phrase(let set, _, _, _): set == field
    case .constant(let constant): language.grammar.constants[Int(constant)].field == field
    default: false
    }
  }

  /// What a tag says of the words it covers; a name that a vocabulary has before one that none has.
  private mutating func read(_ span: Model.Span, _ tag: Int32, after partial: Partial) -> Partial? {
    var start = partial
    start.end = span.range.lowerBound
    let found = ways(tag, start)
    let fitting = found.filter { $0.end == span.range.upperBound }
    if let best = fitting.min(by: { $0.cost < $1.cost }) { return best }
    // A tag of constants alone covers the words that stand for them.
    guard var constant = found.first(where: { $0.end == span.range.lowerBound }) else { return nil }
    constant.end = span.range.upperBound
    return constant
  }
}
