/// What is worked out for all words of a sentence at once: the lists they are in, the key words beside
/// them, and the runs of words between those.
extension SentenceFeatures {
  /// The lists of the lexicon that have a phrase over each word, and whether it begins there.
  static func lists(_ analysis: Analysis, _ language: Language) -> [[UInt64]] {
    let lexicon = language.grammar.lexicon
    var lists = [[UInt64]](repeating: [], count: analysis.tokens.count)
    for start in lists.indices {
      for found in analysis.phrases[start] {
        let list = UInt64(lexicon.phrases[Int(found.phrase)].list) * 2
        for index in start..<found.end {
          let flag = list + (index == start ? 0 : 1)
          if !lists[index].contains(flag) { lists[index].append(flag) }
        }
      }
      let kinds = lexicon.personalNames.kinds(of: analysis.tokens.all[start].hash)
      lists[start] += kinds.map { UInt64($0) * 2 }
    }
    return lists
  }

  /// For each word a number for all the words between the two nearest key words: how many, how many
  /// of each kind of knowledge, and whether it is the first. A person's name is two words that nobody
  /// knows; a title is often more, and has a word like "of".
  static func runs(_ isKey: [Bool], _ knowledge: [UInt64]) -> [UInt64] {
    var runs = [UInt64](repeating: 0, count: isKey.count)
    var start = 0
    for end in 0...isKey.count where end == isKey.count || isKey[end] {
      let words = knowledge[start..<end]
      var run = UInt64(min(words.count, 6))
      for kind in [unknown, known, pattern] {
        run = run * 3 + UInt64(min(words.count { $0 == kind }, 2))
      }
      for index in start..<end { runs[index] = run * 2 + (index == start ? 1 : 0) }
      start = end + 1
    }
    return runs
  }

  /// How far apart odds are that are told apart, and the farthest from even ones.
  private static let senseStep: Float = 1.5
  private static let mostSteps: Float = 4

  /// For each word a number for how much the run it is in sounds like an artist's name;
  /// 0 for key words.
  static func senses(
    _ isKey: [Bool], _ tokens: [Token], _ sense: NameSense
  ) -> [UInt64] {
    var senses = [UInt64](repeating: 0, count: isKey.count)
    var start = 0
    for end in 0...isKey.count where end == isKey.count || isKey[end] {
      if start < end {
        let step = (sense.odds(ofArtist: tokens[start..<end]) / senseStep).rounded()
        let number = UInt64(min(max(step, -mostSteps), mostSteps) + mostSteps + 1)
        for index in start..<end { senses[index] = number }
      }
      start = end + 1
    }
    return senses
  }

  /// The nearest key words on both sides of each word: they carry a long title.
  static func keys(
    _ words: [UInt64], _ isKey: [Bool]
  ) -> (left: [UInt64], right: [UInt64]) {
    var left = [UInt64](repeating: edge, count: words.count)
    var right = left
    for index in words.indices.dropFirst() {
      left[index] = isKey[index - 1] ? words[index - 1] : left[index - 1]
    }
    for index in words.indices.dropLast().reversed() {
      right[index] = isKey[index + 1] ? words[index + 1] : right[index + 1]
    }
    return (left, right)
  }
}
