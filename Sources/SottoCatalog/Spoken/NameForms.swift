/// The forms of one name, distinct, while they are collected.
struct NameForms {
  private var heard: [NameForm] = []
  private var written: [NameForm] = []

  /// - Parameter name: Its UTF-8.
  init(_ name: UnsafeBufferPointer<UInt8>) { add(name, .none) }

  init(_ forms: [NameForm]) { heard = forms }

  /// The whole name.
  var whole: Spelling { heard.first?.spelling ?? Spelling(bytes: []) }

  /// All forms: first as they are heard, then as their letters are where that is something else.
  var list: [NameForm] {
    // Most names are written as they are heard, and a million need not be copied.
    written.isEmpty
      ? heard
      : heard + written.filter { form in !heard.contains { $0.spelling == form.spelling } }
  }

  mutating func add(_ spelling: Spelling, _ change: NameForm.Change) {
    guard !spelling.isEmpty || heard.isEmpty, !heard.contains(where: { $0.spelling == spelling })
    else { return }
    heard.append(NameForm(spelling: spelling, change: change))
  }

  /// A name as it is heard, and as it is written: who says "odin" may mean the god and not a Russian
  /// one, and the words of a number may be misheard as any other.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ change: NameForm.Change) {
    let letters = Letters.shared.spelled(name)
    let spelling = Spelling(bytes: Spelling.rewritten(letters))
    guard spelling.bytes != letters else { return add(spelling, change) }
    add(spelling, max(change, .heard))
    if !written.contains(where: { $0.spelling.bytes == letters }) {
      written.append(NameForm(spelling: Spelling(bytes: letters), change: change))
    }
  }

  mutating func add(_ name: [UInt8], _ change: NameForm.Change) {
    name.withUnsafeBufferPointer { add($0, change) }
  }

  mutating func addWithoutKindWord() {
    if let bare = heard.last.flatMap({ KindWords.removed(from: $0.spelling) }) {
      add(bare, .withoutKindWord)
    }
  }

  /// With the words in full that are written short, as "Mr. Lonely" has.
  mutating func addInFull() {
    for form in heard {
      if let full = form.spelling.inFull { add(full, max(form.change, .inFull)) }
    }
  }
}

extension [NameForm] {
  /// The same, and what they may be in Latin letters where a script borrowed them.
  func withLoanwords(from scripts: Scripts) -> [NameForm] {
    var forms = NameForms(self)
    for form in self where form.change < .alias {
      for spelling in Loanwords.spellings(of: form.spelling, in: scripts) {
        forms.add(spelling, .loanword)
      }
    }
    return forms.list
  }

  /// The same, and either half of a name that is given in two scripts, as "PSY (싸이)" is.
  func withHalves(of name: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    guard let halves = ScriptHalves(name) else { return self }
    var forms = NameForms(self)
    for half in [halves.first, halves.second] { forms.add(Spelling(half), .half) }
    return forms.list
  }
}
