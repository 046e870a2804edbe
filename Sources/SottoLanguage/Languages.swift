import Dispatch
import Foundation
import Synchronization

/// All installed languages.
public struct Languages: Sendable {
  private let all: [Language]
  /// Names that most people know, in any language.
  private let wellKnown: Vocabulary
  /// Apps that most people know by name, for those who name one that is not installed.
  public let wellKnownApps: [Surroundings.App]

  /// - Parameter folder: holds one folder for each language, named by its code.
  /// - Throws: `LanguageError` that names the file and line to mend.
  public init(folder: URL) throws {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let folders = (entries ?? []).filter { entry in
      (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
    guard !folders.isEmpty else {
      throw LanguageError(
        file: folder.path, line: nil, what: "holds no language; reinstall, or name another folder")
    }
    wellKnown = Vocabulary(
      try ["names.txt", "artists.txt"].flatMap { file in
        try Self.names(folder.appendingPathComponent(file))
      }, isHeard: false)
    wellKnownApps = try Self.apps(folder.appendingPathComponent("apps.txt"))
    let read = try Self.read(
      folders.sorted { $0.lastPathComponent < $1.lastPathComponent },
      PersonalNames(folder.appendingPathComponent("people.txt")))
    all = read.filter(\.isFallback) + read.filter { !$0.isFallback }
  }

  /// Reads each language on a core of its own.
  private static func read(
    _ folders: [URL], _ personalNames: PersonalNames
  ) throws -> [Language] {
    let results = Mutex<[Int: Result<Language, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      let result = Result {
        try Language(folder: folders[index], personalNames: personalNames)
      }
      results.withLock { $0[index] = result }
    }
    let read = results.withLock { $0 }
    return try folders.indices.compactMap { try read[$0]?.get() }
  }

  /// `kind: name, name`; languages work without the file.
  static func names(_ url: URL) throws -> [Vocabulary.Entry] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let file = try LanguageFile(url)
    return try file.lines.flatMap { line in
      let (kind, _, names) = try file.split(line, at: [":"])
      return LanguageFile.list(names).map { Vocabulary.Entry(kind: kind, name: $0) }
    }
  }

  /// `name: spelling, spelling`; languages work without the file.
  private static func apps(_ url: URL) throws -> [Surroundings.App] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let file = try LanguageFile(url)
    return try file.lines.map { line in
      let (name, _, spellings) = try file.split(line, at: [":"])
      return Surroundings.App(
        name: name, spokenNames: LanguageFile.list(spellings), isInstalled: false)
    }
  }

  /// The codes of the installed languages, in alphabetical order.
  public var codes: [String] { all.map(\.code).sorted() }

  /// The language where none is known: the one that says so of itself, else the first in
  /// alphabetical order.
  public var fallback: Language { all[0] }

  /// The language that serves a locale best: `ru` for `ru-RU` and `ru_RU.UTF-8`.
  public func language(_ code: String) -> Language? {
    var parts = code.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let language = all.first(where: { $0.code.lowercased() == tag }) { return language }
      parts.removeLast()
    }
    return nil
  }

  /// What a sentence may ask for.
  ///
  /// - Parameters:
  ///   - text: the sentence as it was said or typed; only so many of its words are looked at that
  ///     an answer comes at once.
  ///   - locale: the person's language, a hint: where it cannot be right, another language is used.
  ///   - surroundings: the apps, their vocabulary and the open question.
  ///   - limit: how many Readings at most.
  ///   - explains: whether the best Reading's reasons name the words that the trained part decided
  ///     by, which takes some microseconds.
  /// - Returns: the Readings, best first, never empty: a refusal is a Reading with `intent` nil.
  /// - Complexity: independent of the size of the vocabularies.
  public func understand(
    _ text: String, locale: String? = nil, surroundings: Surroundings = Surroundings(),
    limit: Int = 5, explains: Bool = false
  ) -> [Reading] {
    let hinted = locale.flatMap(language)
    let tokens = Tokens(text, limit: Self.longestSentence)
    let fallback = language(writtenAs: tokens, hinted)
    guard tokens.count > 0 else {
      return [Self.refusal(text, fallback, "there is no word in it")]
    }
    guard !tokens.isCut, text.utf8.count <= Self.longestText else {
      return [
        Self.refusal(
          text, fallback,
          "it is longer than \(Self.longestSentence) words or \(Self.longestText) bytes")
      ]
    }
    let heard =
      hinted.map { $0.understand(tokens, surroundings, wellKnown, limit, explains: explains) } ?? []
    if let best = heard.first, best.cost < Cost.otherLanguage { return Self.ranked(heard, limit) }
    let others = rivals(of: hinted, tokens)
      .map { $0.understand(tokens, surroundings, wellKnown, limit, explains: explains) }
    // Languages that share words explain a sentence alike: the one with most of its words is meant.
    let best = others.reduce([]) { Self.better($0, $1) ?? [] }
    guard let chosen = Self.better(heard, best) else {
      return [Self.refusal(text, fallback, "no pattern fits it")]
    }
    return Self.ranked(chosen, limit)
  }

  /// The language to refuse in: the person's own, unless the letters are those of one other language.
  private func language(writtenAs tokens: Tokens, _ hinted: Language?) -> Language {
    let counts = all.map { $0.alphabet.count(of: tokens) }
    let most = counts.max() ?? 0
    let written = zip(all, counts).filter { $0.1 == most }.map(\.0)
    if let hinted, written.count > 1 || hinted.alphabet.count(of: tokens) > 0 { return hinted }
    return written.first ?? all[0]
  }

  /// The languages whose patterns have more of the words than the person's own, most first; without
  /// one, all that have any.
  private func rivals(of hinted: Language?, _ tokens: Tokens) -> [Language] {
    let least = hinted.map { $0.familiarity(of: tokens) } ?? 0
    let familiar = all.filter { $0.code != hinted?.code }
      .map { (language: $0, words: $0.familiarity(of: tokens)) }
      .filter { $0.words > least }
      .sorted { $0.words > $1.words }
    return familiar.prefix(3).map(\.language)
  }

  /// The first language's Readings, unless another explains the sentence much better.
  private static func better(
    _ hinted: [ReadingBuilder.Weighed], _ other: [ReadingBuilder.Weighed]
  ) -> [ReadingBuilder.Weighed]? {
    guard let first = hinted.first else { return other.isEmpty ? nil : other }
    guard let second = other.first else { return hinted }
    return second.cost + Cost.otherLanguage < first.cost ? other : hinted
  }

  /// What people say to an assistant is shorter by far; dictated notes are not longer.
  private static let longestSentence = 100
  /// A word may be of any length, too: as many bytes as a hundred long words have.
  private static let longestText = 4000

  private static func refusal(_ text: String, _ language: Language, _ why: String) -> Reading {
    Reading(text: text, locale: language.code, confidence: 1, reasons: [why])
  }

  /// Confidence is the share of a Reading in all that the sentence may mean, refusal included.
  private static func ranked(
    _ weighed: [ReadingBuilder.Weighed], _ limit: Int
  ) -> [Reading] {
    let weights = weighed.map { Double(exp(-$0.cost)) }
    let all = weights.reduce(Double(exp(-Cost.refusal)), +)
    // A refusal that is likelier than all else together stands alone.
    let isRefused = weighed.first?.reading.intent == nil && 2 * (weights.first ?? 0) > all
    return zip(weighed, weights).prefix(isRefused ? 1 : max(1, limit)).map { weighed, weight in
      var reading = weighed.reading
      reading.confidence = weight / all
      return reading
    }
  }
}

extension Language {
  /// How many words of a sentence the language's patterns have.
  fileprivate func familiarity(of tokens: Tokens) -> Int {
    tokens.all.count { token in
      grammar.lexicon.id(token.hash).map(grammar.lexicon.isPatternWord) ?? false
    }
  }

  /// The Readings that this language has for a sentence, cheapest first: those of its patterns and
  /// those of its trained part in one ranking.
  func understand(
    _ tokens: Tokens, _ surroundings: Surroundings, _ wellKnown: Vocabulary, _ limit: Int,
    explains: Bool
  ) -> [ReadingBuilder.Weighed] {
    let listening = Listening(tokens, self, surroundings, wellKnown: wellKnown)
    var matcher = Matcher(listening)
    let builder = ReadingBuilder(language: self, listening: listening)
    let matched = Self.best(limit, of: matcher.matches(limit: limit * 4), builder)
    // An open question is answered by the language's own answer patterns, and what has not one of
    // the language's words asks for nothing in it.
    guard let model, surroundings.question == nil, familiarity(of: tokens) > 0,
      matched.first.map(Self.isSure) != true
    else { return matched }
    let features = SentenceFeatures(listening, self, keyWords: model.keyWords)
    let requests = model.likelyRequests(features)
    let voted = Self.voted(matched, requests, model)
    guard (voted.first?.cost ?? .infinity) >= model.trust.certain else { return voted }
    let tagged = Self.distinct(
      model.taggings(features, of: requests).compactMap { matcher.match($0, model) }
        .compactMap(builder.reading)
        .filter { $0.cost < Cost.refusal })
    var readings = Self.joined(voted, tagged)
    if explains, let tagging = readings.first?.tagging {
      readings[0].reading.reasons += model.reasons(tagging, features, tokens, among: requests)
    }
    return readings
  }

  /// Whether every word was foreseen, by a pattern or by a vocabulary.
  private static func isSure(_ weighed: ReadingBuilder.Weighed) -> Bool {
    weighed.cost < (weighed.guessedNames == 0 ? Cost.sureOfNames : Cost.sure)
  }

  /// The patterns' Readings, those dearer that ask for what the trained part thinks unlikely: words
  /// nobody knows fit many patterns, and "add Gene Clark to my chill out list" is no task.
  private static func voted(
    _ matched: [ReadingBuilder.Weighed], _ requests: [(request: Int, cost: Float)],
    _ model: Model
  ) -> [ReadingBuilder.Weighed] {
    matched.map { weighed in
      var weighed = weighed
      // Who names an app asks something of it, whatever else is said.
      guard weighed.reading.intent != nil, weighed.reading.app == nil else { return weighed }
      let cost = model.cost(of: weighed.reading.intent, among: requests)
      weighed.cost += min(cost, Cost.dearestVote) * model.trust.vote
      return weighed
    }.sorted { $0.cost < $1.cost }
  }

  /// The cheapest Readings, each once. What a match costs its Reading costs at least, so that dear
  /// matches need not be read when there are enough.
  private static func best(
    _ limit: Int, of matches: [Matcher.Match], _ builder: ReadingBuilder
  ) -> [ReadingBuilder.Weighed] {
    var best: [ReadingBuilder.Weighed] = []
    for match in matches {
      if best.count >= limit, best[limit - 1].cost <= match.cost { break }
      if let first = best.first, first.cost + Cost.hopeless < match.cost { break }
      guard let found = builder.reading(match) else { continue }
      if let same = best.firstIndex(where: { $0.reading.isSameRequest(as: found.reading) }) {
        guard found.cost < best[same].cost else { continue }
        best.remove(at: same)
      }
      best.insert(found, at: best.firstIndex { found.cost < $0.cost } ?? best.count)
    }
    return best
  }

  /// Each Reading once, cheapest first.
  private static func distinct(
    _ weighed: [ReadingBuilder.Weighed]
  ) -> [ReadingBuilder.Weighed] {
    var distinct: [ReadingBuilder.Weighed] = []
    for candidate in weighed.sorted(by: { $0.cost < $1.cost })
    where !distinct.contains(where: { $0.reading.isSameRequest(as: candidate.reading) }) {
      distinct.append(candidate)
    }
    return distinct
  }

  /// The Readings of both sources; one that both have found has the weights of both, and so has a
  /// pattern's that says all that the trained part's says and more: published sets leave out much
  /// ("this", "next") that a sentence has. What more it takes for a name is no more than a guess,
  /// which has to be the likelier one.
  private static func joined(
    _ matched: [ReadingBuilder.Weighed], _ tagged: [ReadingBuilder.Weighed]
  ) -> [ReadingBuilder.Weighed] {
    var all = matched
    for candidate in tagged {
      let place =
        all.firstIndex { $0.reading.isSameRequest(as: candidate.reading) }
        ?? matched.firstIndex {
          let further = $0.guessedNames > candidate.guessedNames ? 0 : Cost.furtherWords
          return $0.cost < candidate.cost + further && $0.reading.says(candidate.reading)
        }
      guard let place else {
        let isLess = matched.contains {
          $0.cost < candidate.cost + Cost.fewerWords
            && candidate.reading.namesLess(than: $0.reading)
        }
        if !isLess { all.append(candidate) }
        continue
      }
      all[place].cost = -log(exp(-all[place].cost) + exp(-candidate.cost))
      let known = all[place].reading.reasons
      all[place].reading.reasons += candidate.reading.reasons.filter { !known.contains($0) }
      all[place].tagging = candidate.tagging
    }
    return all.sorted { $0.cost < $1.cost }
  }
}

extension Reading {
  fileprivate func isSameRequest(as other: Reading) -> Bool {
    intent == other.intent && app == other.app && parameters == other.parameters
  }

  /// Whether it is the same kind of request with fewer words of the names: looked for alone, they
  /// find something that nobody asked for.
  fileprivate func namesLess(than other: Reading) -> Bool {
    guard intent != nil, intent == other.intent else { return false }
    let own = Value.object(parameters).words
    let others = Value.object(other.parameters).words
    return own.count < others.count && own.isSubset(of: others)
  }

  /// Whether it asks for all that another asks for.
  fileprivate func says(_ other: Reading) -> Bool {
    intent != nil && intent == other.intent && app == other.app
      && Value.object(parameters).contains(.object(other.parameters))
  }
}

extension Reading.Value {
  /// The words of all texts in it.
  fileprivate var words: Set<Substring> {
    switch self {
    case .string(let text): Set(text.split(separator: " "))
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.words) }
    case .object(let members): members.values.reduce(into: []) { $0.formUnion($1.words) }
    case .bool, .number: []
    }
  }

  /// Whether all that an object has is here, too.
  fileprivate func contains(_ other: Reading.Value) -> Bool {
    guard case .object(let own) = self, case .object(let others) = other else {
      return self == other
    }
    return others.allSatisfy { key, value in own[key]?.contains(value) ?? false }
  }
}
