import SottoText

/// The apps that a sentence names: rightly, or heard wrong by a sound or two.
extension Analysis {
  func findApps(_ forms: [[UInt64]]) {
    let names = surroundings.appNames
    guard !names.spellings.isEmpty else { return }
    var isNamed = [Bool](repeating: false, count: surroundings.apps.count)
    var walk = NameWalk(names.vocabulary, tokens, forms, isAnd: marks.map(\.isAnd))
    for start in 0..<tokens.count {
      for hit in walk.hits(from: start) {
        for entry in hit.entries {
          let spelling = names.spellings[entry]
          var misfit: Float = spelling.isAsWritten ? 0 : Self.joined
          if !hit.isExact { misfit = Mention.inflected }
          if !surroundings.apps[spelling.app].isInstalled { misfit += 1 }
          isNamed[spelling.app] = true
          add(Mention(end: hit.end, index: spelling.app, misfit: misfit), at: start)
        }
      }
    }
    for start in 0..<tokens.count { findMisheard(names, at: start, isNamed) }
  }

  /// "mel a dee" for Melody: words whose letters are almost an app's name.
  private func findMisheard(_ names: AppNames, at start: Int, _ isNamed: [Bool]) {
    guard let first = tokens.all[start].letters.first else { return }
    for name in names.wholeNames where name.first == first && !isNamed[name.app] {
      let count = name.distance.count
      let most = count >= 8 ? 2 : 1
      var said: [UInt32] = []
      for end in start..<min(start + 3, tokens.count) {
        said += tokens.all[end].letters
        guard said.count <= count + most else { break }
        let wrong = name.distance.distance(to: said).distance
        guard (1...most).contains(wrong) else { continue }
        add(Mention(end: end + 1, index: name.app, misfit: Float(wrong)), at: start)
      }
    }
  }

  /// An app with several spellings is mentioned once, by the one that fits best.
  private func add(_ mention: Mention, at start: Int) {
    let same = apps[start].firstIndex { $0.end == mention.end && $0.index == mention.index }
    guard let same else { return apps[start].append(mention) }
    if mention.misfit < apps[start][same].misfit { apps[start][same] = mention }
  }

  /// Its name in one word that is written in several.
  private static let joined: Float = 0.03
}

extension Analysis.Mention {
  /// The name in another form is as good as any, beside one that needs no ending changed.
  static let inflected: Float = 0.05
}
