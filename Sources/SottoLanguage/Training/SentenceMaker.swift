/// Makes up sentences to learn from: the patterns', and those that people said in other ways.
///
/// What is made up is chance, so that each course of training learns others.
struct SentenceMaker {
  private let language: Language
  private let names: NamePool
  /// The intents whose names people's own sentences teach.
  private let heard: Set<String>
  private let seed: UInt64

  init(_ language: Language, _ names: NamePool, _ heard: Set<String>, seed: UInt64) {
    self.language = language
    self.names = names
    self.heard = heard
    self.seed = seed
  }

  /// One in so many of the patterns' sentences teaches what words name where people's teach it, too.
  private static let namingBesidePeople = 4
  /// How many sentences are learnt in small letters as well, as recognisers write them.
  private static let inSmallLetters = 0.4

  /// Sentences for one course; the same for the same seed.
  ///
  /// - Parameters:
  ///   - told: what all courses learn.
  ///   - count: how many of the patterns' sentences teach what words name.
  func sentences(for course: Int, beside told: [Example], _ count: Int) -> [Example] {
    let seed = seed &* UInt64(SequenceTrainer.courses) &+ UInt64(course)
    var random = SplitMix(seed: seed)
    // A set says few names often; what is learnt must not be the names.
    var made = told.compactMap { names.otherNames(in: $0, &random) }
    made += patterns(count, seed)
    made += (told + made)
      .filter { _ in Double.random(in: 0..<1, using: &random) < Self.inSmallLetters }
      .map(\.inSmallLetters).filter { example in example.text.contains { $0.isLetter } }
    return made.map { example in
      var example = example
      example.course = course
      return example
    }
  }

  /// What is asked for takes more sentences to learn than what is named, which people's own sentences
  /// tell better where there are any.
  private func patterns(_ count: Int, _ seed: UInt64) -> [Example] {
    var sampler = Sampler(language, names, seed: seed)
    return (0..<count * 2).map { index in
      let example = sampler.next()
      let naming = heard.contains(example.intent) ? count / Self.namingBesidePeople : count
      return index < naming ? example : example.withoutSpans
    }
  }
}
