/// Turns a match into a candidate: fills the parameters, and gathers what speaks for and against it.
struct ReadingBuilder {
  let language: Language
  let analysis: Analysis

  var grammar: Grammar { language.grammar }

  /// - Returns: `nil` for a match that makes no sense as a whole.
  func candidate(_ match: Matcher.Match) -> Candidate? {
    var reading = Reading(
      text: analysis.tokens.text, locale: language.code, intent: match.pattern.intent,
      reasons: [match.pattern.place])
    var match = match
    var own: OwnDate?
    switch ownDates(of: match) {
    case .none: break
    case .one(let date):
      own = date
      if let unheeded = date.unheeded { match.events.removeSubrange(unheeded) }
    case .senseless: return nil
    }
    var known: [Analysis.Name] = []
    for event in match.events { apply(event, to: &reading, &known) }
    guard !namesTwice(match.events), hasValue(reading), isParty(reading), isChoice(reading),
      !repeatsNothing(reading), resolveTime(&reading)
    else { return nil }
    setReference(&reading)
    setRepeat(&reading)
    setOne(&reading, match.events)
    setFrequency(&reading, match.events)
    setEpisodeType(&reading, of: known)
    setDestinationType(&reading)
    nameAlbum(&reading)
    divideNote(&reading)
    if case .string(let rest)? = reading.parameters.removeValue(forKey: "rest") {
      reading.rest = rest
      reading.reasons.append("“\(rest)” is for another request")
    }
    if case .string(let except)? = reading.parameters.removeValue(forKey: "except") {
      reading.excluded = except
    }
    if case .string(let room)? = reading.parameters.removeValue(forKey: "room") {
      if Self.playing.contains(reading.intent) {
        reading.room = room
      } else if match.events.contains(where: isFree) {
        return nil
      }
    }
    reading.groundedBy = known.compactMap(appName).first { reading.app ?? $0 == $0 }
    var named = match.events.compactMap(named)
    if let own { keep(own, in: &reading, &named) }
    setMedium(&reading, of: known, outside: named)
    let evidence = evidence(for: reading, match, known)
    if match.pattern.intent == nil {
      if match.pattern.topic == nil { reading.parameters = [:] }
      reading.about = match.pattern.topic ?? "other"
      reading.reasons.append("looks like a request, is none of ours")
    }
    var candidate = Candidate(
      reading: reading, tokens: analysis.tokens, evidence: evidence, tagging: match.tagging,
      isTrained: match.tagging != nil, request: request(match), named: named,
      names: Candidate.names(among: named),
      guesses: match.events.compactMap(\.words), apps: match.events.compactMap(\.appWords),
      passed: passedWords(match),
      endsFreely: match.events.contains(where: endsFreely))
    candidate.ownDates = Set(
      named.filter { $0.field == Self.tasks }.flatMap { task in
        (own.map { [$0.words] } ?? []) + analysis.ownDates(in: task.words)
      }.joined())
    return candidate
  }

  /// The requests whose room is where it plays; of those that take any words it is one of these.
  private static let playing: Set<String?> = ["INPlayMediaIntent", "SystemMediaControl"]

  /// The words that a match passes over.
  private func passedWords(_ match: Matcher.Match) -> Set<Int> {
    if let tagging = match.tagging {
      return Set(analysis.tokens.all.indices).subtracting(tagging.spans.flatMap(\.range))
    }
    return match.events.reduce(into: []) { passed, event in
      guard case .text(let field, let start, let end, _) = event, field < 0 else { return }
      passed.formUnion(Int(start)..<Int(end))
    }
  }

  private func request(_ match: Matcher.Match) -> String {
    let constants = match.events.compactMap(language.constantOfRequest)
    guard let intent = match.pattern.intent, constants.isEmpty else {
      return Example.request(match.pattern.intent, constants)
    }
    return intent
  }

  private func apply(
    _ event: Derivation.Event, to reading: inout Reading, _ named: inout [Analysis.Name]
  ) {
    switch event {
    case .constant(let index):
      let said = grammar.constants[Int(index)]
      set(said.field, constant(said.value, said.field), &reading)
    case .phrase(let field, let phrase, _, _):
      set(field, constant(grammar.lexicon.phrases[Int(phrase)].value, field), &reading)
    case .number(let field, _, _, let value):
      set(field, number(value, field), &reading)
    case .text(let field, let start, let end, let form):
      guard field >= 0 else { break }
      let said = Int(start)..<Int(end)
      guard grammar.fields[Int(field)].isDivided else {
        set(field, .string(dictionaryForm(of: said, form)), &reading)
        break
      }
      let also = language.inflection.forms["also"] ?? Node.noForm
      for item in analysis.items(in: said, language) {
        let form = item.upperBound < said.upperBound && also >= 0 ? also : form
        set(field, .string(dictionaryForm(of: item, form)), &reading)
      }
    case .name(let field, let start, let index):
      let name = analysis.names[Int(start)][Int(index)]
      let entry = analysis.entry(name)
      set(field, .string(entry.name), &reading)
      named.append(name)
      reading.reasons.append(
        "\(appName(name) ?? "everybody") knows the \(entry.kind) “\(entry.name)”")
    case .app(let index, let start, let end):
      reading.app = analysis.surroundings.apps[Int(index)].name
      let said = analysis.tokens.text(Int(start)..<Int(end))
      reading.reasons.append("“\(said)” names the app \(reading.app ?? "")")
    case .choice(let field, let index):
      set(field, .number(Double(index + 1)), &reading)
    case .chain:
      break  // a derivation's events come without chains
    }
  }

  private func dictionaryForm(of said: Range<Int>, _ form: Int32) -> String {
    let inflection = language.inflection
    if form >= 0, inflection.isSuffix(form) {
      return inflection.withoutSuffix(analysis.tokens, said, form: form)
    }
    return inflection.dictionaryForm(of: analysis.tokens.text(said), form: form)
  }

  private func set(_ field: Int32, _ value: Reading.Value, _ reading: inout Reading) {
    guard field >= 0 else { return }
    let field = grammar.fields[Int(field)]
    reading.parameters.set(value, at: field.path[...], isList: field.isList)
  }

  /// `nil` for a name that no app's vocabulary has.
  func appName(_ name: Analysis.Name) -> String? {
    name.app.map { analysis.surroundings.apps[$0].name }
  }
}
