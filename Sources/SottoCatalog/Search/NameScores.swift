/// What is known so far of one said name against the names of its field in one index.
struct NameScores {
  let said: SaidName
  let index: FieldIndex
  var comparer: NameComparer
  /// Without the word for its kind, where it has one.
  private var bare: NameComparer?
  /// By the sound alone, for names in other scripts.
  private(set) var byEar: [SoundComparer]
  private var byForm: [Int: NameScore] = [:]
  private var byName: [Int: NameScore] = [:]

  init(_ said: SaidName, in index: FieldIndex) {
    self.said = said
    self.index = index
    comparer = NameComparer(said.spelling, isInKnownWords: said.isInKnownWords)
    bare = said.bareSpelling.map { NameComparer($0, isInKnownWords: said.isInKnownWords) }
    byEar = said.loanwords.map { SoundComparer($0) }
  }

  mutating func score(ofForm form: Int) -> NameScore {
    if let known = byForm[form] { return known }
    var score = comparer.score(index.formTexts[form])
    score.value *= said.share
    if score.match == .near, bare != nil,
      let name = KindWords.removed(from: Spelling(bytes: Array(index.formTexts[form])))
    {
      // That both are playlists says little of whether they are the same one.
      let apart = name.bytes.withUnsafeBufferPointer { bare?.score($0).value ?? 0 }
      if apart < Self.alike { score.value = min(score.value, (score.value + apart) / 2) }
    }
    byForm[form] = score
    return score
  }

  /// Notes that a form agrees by a variant of what was said.
  mutating func note(_ score: NameScore, ofForm form: Int) {
    byForm[form] = max(score, self.score(ofForm: form))
  }

  /// The best of a name's forms.
  mutating func score(ofName name: Int) -> NameScore {
    if let known = byName[name] { return known }
    var best = NameScore.none
    for reference in index.nameForms[name] where reference.change.most > best.value {
      best = max(best, score(ofForm: reference.index).after(reference.change))
    }
    let scripts = index.scripts(of: name)
    if said.scripts.areOther(than: scripts) {
      if !scripts.union(said.scripts).isDisjoint(with: Loanwords.scripts) {
        best = max(best, scoreByEar(ofName: name))
      }
      best = NameScore(
        value: best.value * (isByEar ? Self.byEarOnly : Self.otherScript),
        match: best.match == .near ? .near : max(best.match, .otherScript))
    }
    if best.value < Self.almost {
      best.value = Self.raised(best.value, by: standing(of: name))
    }
    byName[name] = best
    return best
  }

  /// Some scripts write the names of other languages as they sound.
  private mutating func scoreByEar(ofName name: Int) -> NameScore {
    var best = NameScore.none
    for reference in index.nameForms[name] {
      let form = index.formTexts[reference.index]
      var score = byEar.isEmpty ? comparer.scoreByEar(form) : .none
      if !isByEar { score.value *= Self.notWritten }
      for index in byEar.indices { score = max(score, byEar[index].score(form)) }
      best = max(best, score.after(reference.change == .loanword ? .none : reference.change))
    }
    return best
  }

  /// Of names that are nearly as like, the one that more items have is meant more often: somebody with
  /// a hundred songs rather than somebody with one.
  private func standing(of name: Int) -> Double {
    Double(min(8, Int.bitWidth - index.nameRows.count(at: name).leadingZeroBitCount))
      * (said.field == .artist ? 0.01 : 0.015)
  }

  /// A value with something added, less and less the nearer it comes to that of a name that is the same.
  private static func raised(_ value: Double, by standing: Double) -> Double {
    let (sum, room) = (value + standing, almost - nearlyAlmost)
    return sum <= nearlyAlmost ? sum : almost - room * room / (room + sum - nearlyAlmost)
  }

  private static let almost = 0.945
  /// Below this two names have nothing in common.
  private static let alike = 0.55
  private static let nearlyAlmost = 0.9
  /// Who says a name in letters that it could be written with may mean one that is.
  private static let notWritten = 0.95
  private static let otherScript = 0.975
  /// So little that a name of just these letters does not end the search for one that sounds the same.
  private static let byEarOnly = 0.93

  /// Whether a name in letters as near as Cyrillic ones is looked for in others: нелли is Nelli, and
  /// Nelly as well.
  private var isByEar: Bool {
    !said.scripts.isDisjoint(with: Loanwords.scripts.subtracting(Loanwords.farScripts))
  }

  /// The best of a row's names in this field.
  mutating func score(ofRow row: Int) -> NameScore {
    var best = NameScore.none
    for reference in index.rowNames[row] where reference.change.most > best.value {
      best = max(best, score(ofName: reference.index).after(reference.change))
    }
    return best
  }

  /// Whether one of a row's names was compared already.
  func knowsName(ofRow row: Int) -> Bool {
    index.rowNames[row].contains { byName[$0.index] != nil }
  }

  /// How many forms names have in this field.
  var count: Int { index.formCount }

  func rowCount(of names: some Sequence<Int>) -> Int {
    names.reduce(0) { $0 + index.nameRows.count(at: $1) }
  }

  func rows(of name: Int) -> UnsafeBufferPointer<Reference> { index.nameRows[name] }
}
