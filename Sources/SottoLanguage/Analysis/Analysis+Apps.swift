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
    for (place, name) in names.letters.enumerated()
    where name.count >= Self.shortest && name[0] == first && !isNamed[names.spellings[place].app] {
      let most = name.count >= 8 ? 2 : 1
      var length = 0
      for end in start..<min(start + 3, tokens.count) {
        length += tokens.all[end].letters.count
        guard length <= name.count + most else { break }
        guard length >= name.count - most else { continue }
        let said = tokens.all[start...end].flatMap(\.letters)
        guard let wrong = Self.distance(said, name, most: most), wrong > 0 else { continue }
        add(
          Mention(
            end: end + 1, index: names.spellings[place].app,
            misfit: Float(wrong)),
          at: start)
      }
    }
  }

  /// An app with several spellings is mentioned once, by the one that fits best.
  private func add(_ mention: Mention, at start: Int) {
    let same = apps[start].firstIndex { $0.end == mention.end && $0.index == mention.index }
    guard let same else { return apps[start].append(mention) }
    if mention.misfit < apps[start][same].misfit { apps[start][same] = mention }
  }

  private static let shortest = 5
  /// Its name in one word that is written in several.
  private static let joined: Float = 0.03

  /// How many letters differ; `nil` when they are more than `most`.
  private static func distance(_ said: [UInt32], _ name: [UInt32], most: Int) -> Int? {
    var row = Array(0...name.count)
    for (line, letter) in said.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for column in name.indices {
        let change = corner + (letter == name[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(change, min(row[column], row[column + 1]) + 1)
      }
      guard row.contains(where: { $0 <= most }) else { return nil }
    }
    return row[name.count] <= most ? row[name.count] : nil
  }
}

extension Analysis.Mention {
  /// The name in another form is as good as any, beside one that needs no ending changed.
  static let inflected: Float = 0.05
}
