import SottoText

/// Examples as chains of numbers, with the names of the numbers.
struct Corpus {
  private let examples: [Example]
  /// The kinds of requests, and the tags, in the order of their numbers.
  let requests: [String]
  let tags: [String]
  /// The tags that words of each kind of request may have.
  private let tagsOfRequest: [[Int]]
  /// The kinds of requests that ask for nothing.
  private let refusals: [Int]
  /// The words that say most often what is asked for, rather than being part of a name.
  private(set) var keyWords: [String] = []
  private(set) var requestChains: [SequenceTrainer.Chain] = []
  private(set) var wordChains: [SequenceTrainer.Chain] = []

  /// What is too rare to learn is left out.
  init(_ all: [Example]) {
    // What one course learns counts for as much as it does in the mean of all.
    var counts: [String: Double] = [:]
    for example in all {
      let weight = example.course == nil ? 1 : 1 / Double(SequenceTrainer.courses)
      counts[example.request, default: 0] += weight
      for span in example.spans ?? [] { counts[Example.Span.plain(span.tag), default: 0] += weight }
    }
    examples = all.filter { example in
      counts[example.request, default: 0] >= Self.least
        && (example.spans ?? []).allSatisfy {
          counts[Example.Span.plain($0.tag), default: 0] >= Self.least
        }
    }
    requests = Set(examples.map(\.request)).sorted()
    tags = Set(examples.flatMap { ($0.spans ?? []).map { Example.Span.plain($0.tag) } }).sorted()
    let numbers = Self.numbers(tags)
    var used: [String: Set<Int>] = [:]
    for example in examples {
      used[example.request, default: []].formUnion(
        (example.spans ?? []).compactMap { numbers[Example.Span.plain($0.tag)] })
    }
    tagsOfRequest = requests.map { used[$0, default: []].sorted() }
    refusals = requests.indices.filter { [requests] in Example.intent(of: requests[$0]) == nil }
  }

  private static let least = 4.0
  private static let mostKeyWords = 200

  private static func numbers(_ names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  /// The lines of a weight file that name the numbers.
  var header: [(key: String, value: String)] {
    [("keys", keyWords.joined(separator: " "))] + tags.map { ("tag", $0) }
      + zip(requests, tagsOfRequest).map { request, tags in
        ("request", "\(request)|\(tags.map(String.init).joined(separator: " "))")
      }
  }

  /// Works out the features of all words.
  mutating func encode(_ language: Language, _ names: NameCounts) {
    keyWords = Self.keyWords(of: examples)
    let keys = Set(keyWords.map { WordHash.of($0.unicodeScalars.lazy.map(\.value)) })
    let requestNumbers = Self.numbers(requests)
    let labels = TagLabels(tags)
    for example in examples {
      guard let request = requestNumbers[example.request] else { continue }
      let tokens = Tokens(example.text)
      guard tokens.count > 0, tokens.count <= 40 else { continue }
      let surroundings = Surroundings(apps: example.apps.map { Surroundings.App(name: $0) })
      let features = SentenceFeatures(
        Analysis(tokens, language, surroundings, wellKnown: Vocabulary([])), language,
        keyWords: keys, names: names.flags(of: tokens, in: example))
      var ofSentence: [UInt32] = []
      features.ofSentence { feature, _ in ofSentence.append(feature) }
      // What a refusal is about is seldom told: it may be about anything.
      let isOpen = example.request == Example.request(nil, [])
      requestChains.append(
        SequenceTrainer.Chain(
          features: [ofSentence], labels: [isOpen ? refusals : [request]],
          possible: Array(requests.indices), course: example.course))
      guard example.asksForSomething, let spans = example.spans else { continue }
      let ofWords = (0..<features.count).map { index in
        var ofWord: [UInt32] = []
        features.ofAnyWord { ofWord.append($0) }
        features.ofWord(index) { ofWord.append($0) }
        features.ofWord(index, request: UInt64(request)) { ofWord.append($0) }
        return ofWord
      }
      wordChains.append(
        SequenceTrainer.Chain(
          features: ofWords,
          labels: labels.labels(tokens, spans, of: tagsOfRequest[request], told: example.told),
          possible: [0]
            + tagsOfRequest[request].flatMap { [Model.begin($0), Model.inside($0)] },
          course: example.course))
    }
  }

  private static func keyWords(of examples: [Example]) -> [String] {
    var counts: [String: Int] = [:]
    for example in examples where example.asksForSomething {
      guard let spans = example.spans else { continue }
      let tokens = Tokens(example.text)
      for (index, token) in tokens.all.enumerated() where !tokens.isCovered(index, by: spans) {
        let letters = token.letters.compactMap(Unicode.Scalar.init)
        counts[String(String.UnicodeScalarView(letters)), default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostKeyWords).map(\.key)
      .filter { !$0.isEmpty }
  }
}
