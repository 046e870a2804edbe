// Finds the names that may have been said.

extension NameScores {
  /// The names that are the same to the ear as a variant of what was said, best first.
  mutating func sameNames(_ variants: [SaidName.Variant]) -> [Int] {
    var names: [Int: Double] = [:]
    for variant in variants {
      for form in index.forms(of: SoundKey(variant.spelling.bytes))
      where variant.isMet(by: index.formTexts[form]) {
        if variant.spelling != said.spelling {
          var other = NameComparer(variant.spelling, isInKnownWords: said.isInKnownWords)
          var score = other.score(index.formTexts[form]).after(variant.change)
          score.value *= variant.share
          note(score, ofForm: form)
        }
        for reference in index.formNames[form] { names[reference.index] = 0 }
      }
    }
    for name in names.keys { names[name] = score(ofName: name).value }
    return Self.sorted(names)
  }

  /// Best first; of equals always the same one, whatever the order in memory.
  private static func sorted(_ names: [Int: Double]) -> [Int] {
    names.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map(\.key)
  }

  /// The names that are like what was said, best first, and none below a score.
  mutating func similarNames(
    limit: Int, atLeast least: Double, using scratch: SearchScratch
  ) -> [Int] {
    let finder = CandidateFinder(index: index)
    var names: [Int: Double] = [:]
    // Of the readings of a loanword those that differ most: the others are like one of them.
    let readings = byEar.count > 1 ? [byEar[0], byEar[byEar.count - 1]] : byEar
    for spelling in [said.spelling] + readings.map(\.spelling) {
      let candidates = finder.forms(like: spelling.bytes, limit: limit, using: scratch)
      for form in candidates.likely
      where !byEar.isEmpty || score(ofForm: form).value >= least {
        addNames(of: form, to: &names)
      }
      // What is good enough leaves nothing to be found among the others.
      if names.values.contains(where: { $0 >= Self.nearEnough }) { continue }
      for form in candidates.others where comparer.isWithinTwoSlips(index.formTexts[form]) {
        addNames(of: form, to: &names)
      }
    }
    return Self.sorted(names.filter { $0.value >= least })
  }

  private mutating func addNames(of form: Int, to names: inout [Int: Double]) {
    for reference in index.formNames[form] {
      names[reference.index] = score(ofName: reference.index).value
    }
  }

  private static let nearEnough = 0.86
}
