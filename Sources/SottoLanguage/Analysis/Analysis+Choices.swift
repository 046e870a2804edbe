/// What was offered by the question that is open, where it is said.
extension Analysis {
  func findChoices(_ forms: [[UInt64]]) {
    guard let question = surroundings.question, !question.choices.isEmpty else { return }
    let choices = question.choices.map { Tokens($0) }
    for start in 0..<tokens.count {
      for (index, choice) in choices.enumerated() {
        self.choices[start] += Self.mentions(of: choice, index, in: tokens, start, forms).filter {
          $0.end - start == choice.count
            || !marks[start..<$0.end].allSatisfy(\.isFunction)
        }
        self.choices[start] += soundingAlike(choice, index, start)
      }
    }
    findKinds(choices)
  }

  /// Words in another script that sound as one of a choice's: «адель» for "Hello by Adele".
  private func soundingAlike(_ choice: Tokens, _ index: Int, _ start: Int) -> [Mention] {
    var said: [UInt32] = []
    for end in start..<min(start + Self.longestSound, tokens.count) {
      guard end == start || tokens.all[end].letters.first.flatMap(Script.init) == .han else {
        break
      }
      said += tokens.all[end].letters
      let stems = [said] + language.inflection.stems(of: said)
      let isAlike = choice.all.contains { word in
        stems.contains { Sounds.areSame($0, as: word.letters) }
      }
      guard isAlike else { continue }
      let missing = Float(choice.count - 1) / Float(choice.count)
      return [Mention(end: end + 1, index: index, misfit: missing)]
    }
    return []
  }

  /// "The band", where only one choice is an artist's, whatever word for artists it was named with.
  private func findKinds(_ choices: [Tokens]) {
    let lexicon = language.grammar.lexicon
    guard let list = lexicon.known.mediaType else { return }
    func kinds(_ found: [Lexicon.Found]) -> [Reading.Value] {
      found.map { lexicon.phrases[Int($0.phrase)] }.filter { $0.list == list }.map(\.value)
    }
    let offered = choices.map { choice in
      choice.all.indices.flatMap { kinds(lexicon.phrases(in: choice, at: $0)) }
    }
    for start in 0..<tokens.count where self.choices[start].isEmpty {
      for found in phrases[start] {
        guard let kind = kinds([found]).first else { continue }
        let fitting = offered.indices.filter { offered[$0].contains(kind) }
        guard fitting.count == 1 else { continue }
        self.choices[start].append(
          Mention(end: found.end, index: fitting[0], misfit: 1))
      }
    }
  }

  /// Runs of words at `start` that are a part of a choice's name, or all of it.
  private static func mentions(
    of choice: Tokens, _ index: Int, in tokens: Tokens, _ start: Int, _ forms: [[UInt64]]
  ) -> [Mention] {
    var mentions: [Mention] = []
    for first in 0..<choice.count {
      var length = 0
      while start + length < tokens.count, first + length < choice.count,
        tokens.all[start + length].hash == choice.all[first + length].hash
          || forms[start + length].contains(choice.all[first + length].hash)
      {
        length += 1
        let missing = Float(choice.count - length) / Float(choice.count)
        mentions.append(
          Mention(end: start + length, index: index, misfit: missing))
      }
    }
    return mentions
  }

  private static let longestSound = 6
}
