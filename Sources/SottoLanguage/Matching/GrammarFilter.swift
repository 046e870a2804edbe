/// Which parts of a grammar a sentence can match at all, by the words it has.
///
/// "{name} by {name}" needs a "by": without one its names are not even looked for.
final class GrammarFilter {
  private let analysis: Analysis
  /// How many needs of each part the sentence does not meet.
  private let missing: [UInt8]

  init(_ analysis: Analysis) {
    self.analysis = analysis
    let requirements = analysis.language.grammar.requirements
    var missing = requirements.missing
    missing.withUnsafeMutableBufferPointer { Self.meet(requirements, of: analysis, $0) }
    self.missing = missing
  }

  private static func meet(
    _ requirements: Requirements, of analysis: Analysis,
    _ missing: UnsafeMutableBufferPointer<UInt8>
  ) {
    func meet(_ parts: ArraySlice<Int32>) {
      // The parts all need the same: that the first is met says that all are.
      guard let first = parts.first, missing[Int(first)] > 0 else { return }
      for part in parts { requirements.meet(part, missing) }
    }
    for case let word? in analysis.ids { meet(requirements.words[word]) }
    let lexicon = analysis.language.grammar.lexicon
    let fields = analysis.language.grammar.fields
    var hasNumber = analysis.tokens.all.contains { $0.isNumber }
    for phrases in analysis.phrases {
      for found in phrases {
        let list = lexicon.phrases[Int(found.phrase)].list
        meet(requirements.lists[list])
        hasNumber = hasNumber || list == lexicon.known.number || list == lexicon.known.timeUnit
      }
    }
    if hasNumber { meet(requirements.numbers[...]) }
    if analysis.apps.contains(where: { !$0.isEmpty }) { meet(requirements.apps[...]) }
    let names = analysis.names.joined()
    for (field, part) in requirements.names
    where names.contains(where: { fields[Int(field)].canMean($0.kind) }) {
      requirements.meet(part, missing)
    }
    if analysis.choices.contains(where: { !$0.isEmpty }) { meet(requirements.choices[...]) }
  }

  func isPossible(_ part: Int32) -> Bool { missing[Int(part)] == 0 }

  /// Whether a part may begin at a word, or where the sentence ends.
  func canStart(_ part: Int32, at index: Int) -> Bool {
    guard isPossible(part) else { return false }
    let atEnd = index >= analysis.ids.count
    return analysis.language.grammar.starts.canStart(
      part, atEnd ? nil : analysis.ids[index], atEnd: atEnd, in: analysis.language)
  }
}
