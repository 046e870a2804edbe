/// Readings of the trained part: its tags are small patterns for the words they cover.
extension Matcher {
  /// A way to read the sentence as a match, grounded in the vocabularies as any other.
  mutating func match(_ tagging: Model.Tagging, _ model: Model) -> Match? {
    let request = model.requests[tagging.request]
    let reading =
      model.hasHeard(request.intent) ? model.trust.heardReading : model.trust.reading
    var partial = Partial(
      end: 0, cost: reading + tagging.cost + costOfIntent(request.intent, model.trust),
      trail: Trail.empty)
    guard let begun = ways(request.root, partial).first else { return nil }
    partial.trail = begun.trail
    for span in tagging.spans {
      guard let read = read(span, model.tags[span.tag], model.trust, after: partial) else {
        partial.cost += Cost.unreadTag
        continue
      }
      partial = read
    }
    readType(outside: tagging.spans, &partial, request.intent)
    readReference(outside: tagging.spans, &partial, request.intent)
    partial.cost += costOfDoubts(request.intent, tagging.spans, trail.events(partial.trail))
    return Match(
      pattern: Grammar.Pattern(intent: request.intent, root: request.root, place: "trained"),
      cost: partial.cost, events: trail.events(partial.trail), tagging: tagging)
  }

  /// Every way a part matches after what is explained so far.
  private mutating func ways(_ part: Int32, _ partial: Partial) -> [Partial] {
    match(part, partial)
    defer { pile.removeAll(keepingCapacity: true) }
    return pile
  }

  /// Who names an app asks something of it, and who says "play" asks for something to be played,
  /// whatever the words that follow are about.
  private func costOfIntent(_ intent: String?, _ trust: Cost.Trust) -> Float {
    let other = asking.isEmpty || intent == "INPlayMediaIntent" ? 0 : Cost.otherThanAsked
    guard intent == nil else { return other }
    let namesApp = listening.apps.contains { !$0.isEmpty }
    return other + trust.refusing + (namesApp ? Cost.refusedApp : 0)
  }

  /// The kind of media, where it was said and no tag covers it: published sets leave out the kinds
  /// that tell them nothing ("play music by …").
  private mutating func readType(
    outside spans: [Model.Span], _ partial: inout Partial, _ intent: String?
  ) {
    guard intent == "INPlayMediaIntent",
      let list = language.grammar.lexicon.known.mediaType,
      let field = language.grammar.fields.firstIndex(where: { $0.source == "mediaType" }),
      !trail.events(partial.trail).contains(where: { sets(Int32(field), $0) })
    else { return }
    for index in 0..<end where !spans.contains(where: { $0.range.contains(index) }) {
      let found = listening.phrases[index].first { found in
        language.grammar.lexicon.phrases[Int(found.phrase)].list == list
      }
      guard let found else { continue }
      partial.trail = trail.add(
        .phrase(field: Int32(field), phrase: found.phrase), after: partial.trail)
      return
    }
  }

  /// "This", where nothing else is named: without it, what is asked for would be anything of its kind.
  private mutating func readReference(
    outside spans: [Model.Span], _ partial: inout Partial, _ intent: String?
  ) {
    guard intent == "INAddMediaIntent", let rule = language.grammar.ruleNames["this"],
      !trail.events(partial.trail).contains(where: isName)
    else { return }
    let root = language.grammar.rules[Int(rule)]
    for index in 0..<end where !spans.contains(where: { $0.range.contains(index) }) {
      let found = ways(root, Partial(end: index, cost: 0, trail: partial.trail))
      // The kind, as in "this song", has a tag of its own.
      guard let shortest = found.filter({ $0.cost == 0 }).min(by: { $0.end < $1.end }) else {
        continue
      }
      partial.trail = shortest.trail
      return
    }
  }

  private func isName(_ event: Trail.Event) -> Bool {
    switch event {
    case .text(let field, _, _, _), .name(let field, _, _):
      field >= 0 && language.grammar.fields[Int(field)].path.first == "mediaSearch"
    default: false
    }
  }

  private func sets(_ field: Int32, _ event: Trail.Event) -> Bool {
    switch event {
    case .phrase(let set, _): set == field
    case .constant(let constant): language.grammar.constants[Int(constant)].field == field
    default: false
    }
  }

  /// What a tag says of the words it covers; names that a vocabulary has make it likelier.
  private mutating func read(
    _ span: Model.Span, _ tag: Int32, _ trust: Cost.Trust, after partial: Partial
  ) -> Partial? {
    let found = ways(tag, Partial(end: span.range.lowerBound, cost: 0, trail: partial.trail))
    let fitting = found.filter { $0.end == span.range.upperBound }
    if let best = fitting.min(by: { $0.cost < $1.cost }), let dearest = fitting.map(\.cost).max() {
      let gain = (dearest - best.cost) * Cost.groundedTag
      let known = isName(best, from: span.range.lowerBound) ? trust.knownName : 0
      return Partial(end: best.end, cost: partial.cost - gain - known, trail: best.trail)
    }
    // A tag of constants alone covers the words that stand for them.
    guard let constant = found.first(where: { $0.end == span.range.lowerBound }) else { return nil }
    return Partial(end: span.range.upperBound, cost: partial.cost, trail: constant.trail)
  }

  /// Whether what was read from a word on is a name that a vocabulary has.
  private func isName(_ partial: Partial, from word: Int) -> Bool {
    trail.events(partial.trail).contains { event in
      if case .name(_, let start, _) = event { Int(start) >= word } else { false }
    }
  }
}
