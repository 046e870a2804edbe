/// One of the ways a name may be said, and how far it is from the name as it is written.
struct NameForm: Hashable, Sendable {
  /// Why a form is not the whole name, least change first. Kept in four bits of the index.
  enum Change: UInt8, Comparable, Sendable, CaseIterable {
    /// As it is written.
    case none
    /// With the words in full that are written short: "Part" for "Pt.".
    case inFull
    /// Without "(Deluxe Edition)", "feat. Somebody" and the like.
    case undecorated
    /// The same, and what went says that it is a live version, a karaoke …
    case otherPerformance
    /// Another name of the item.
    case alias
    /// Without the word for its kind: "Playlist of the Day".
    case withoutKindWord
    /// Without everything in brackets or behind a dash.
    case shortened
    /// One of several names written as one: "Herb Alpert" of "Herb Alpert & The Tijuana Brass".
    case part
    /// As it would be written in Latin letters, where Hangul or Chinese characters borrowed it.
    case loanword
    /// One of the scripts of a name that is given in two.
    case half

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let spelling: Spelling
  let change: Change
}

extension NameForm {
  static func forms(ofTitle title: String) -> [NameForm] {
    var title = title
    return title.withUTF8 { forms(ofTitle: $0) }
  }

  /// The forms of a title, distinct, the least changed first.
  ///
  /// - Parameter title: Its UTF-8.
  static func forms(ofTitle title: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    var forms = FormList(Spelling(title))
    guard let decorated = DecoratedName(title, spelledAs: forms.list[0].spelling) else {
      return forms.withoutKindWords().inFull(of: title)
    }
    var names = [decorated.without([])]
    func add(_ name: [UInt8], _ change: Change) {
      guard !names.contains(name) else { return }
      names.append(name)
      forms.add(Spelling(name), change)
    }
    for dropped in [DecoratedName.Decorations.guests, .editions, .all] {
      add(
        decorated.without(dropped),
        decorated.isOtherPerformance(without: dropped) ? .otherPerformance : .undecorated)
    }
    for name in decorated.asked { add(name, .undecorated) }
    add(decorated.shortened, .shortened)
    return forms.withoutKindWords().inFull(of: title)
  }

  /// The forms of a name of one or more people.
  ///
  /// - Parameter name: Its UTF-8.
  static func forms(ofArtist name: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    var forms = FormList(Spelling(name))
    let lexicon = Lexicon.shared
    guard forms.list[0].spelling.bytes.contains(.space) else {
      return forms.list.inFull(of: name)
    }
    let words = forms.list[0].spelling.words
    if let guest = words.dropFirst().firstIndex(where: { lexicon.roles(of: $0).contains(.guest) }) {
      forms.add(Spelling(words: words[..<guest]), .part)
    }
    for part in words.split(whereSeparator: { word in
      !lexicon.roles(of: word).isDisjoint(with: [.and, .guest])
        || word.elementsEqual("vs".utf8) || word.elementsEqual("with".utf8)
    }) where part.reduce(0, { $0 + $1.count }) > 2 {
      forms.add(Spelling(words: part), .part)
    }
    return forms.list.inFull(of: name)
  }
}

extension [NameForm] {
  /// The same, and what they may be in Latin letters where a script borrowed them.
  func withLoanwords(from scripts: Scripts) -> [NameForm] {
    var forms = FormList(self)
    for form in self where form.change < .alias {
      for spelling in Loanwords.spellings(of: form.spelling, in: scripts) {
        forms.add(spelling, .loanword)
      }
    }
    return forms.list
  }

  /// The same, and with all words in full: those that are written short, as "Mr. Lonely" has, and
  /// the words of a number, which may be misheard as any other: "twenty one pilots".
  fileprivate func inFull(of name: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    var full = compactMap { form in
      form.spelling.inFull.map { NameForm(spelling: $0, change: Swift.max(form.change, .inFull)) }
    }
    if let words = first.flatMap({ Spelling.inWords(name, of: $0.spelling) }) {
      full.append(NameForm(spelling: words, change: .none))
    }
    guard !full.isEmpty else { return self }
    var forms = FormList(self)
    for form in full { forms.add(form.spelling, form.change) }
    return forms.list
  }

  /// The same, and either half of a name that is given in two scripts, as "PSY (싸이)" is.
  func withHalves(of name: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    guard let halves = ScriptHalves(name) else { return self }
    var forms = FormList(self)
    for half in [halves.first, halves.second] { forms.add(Spelling(half), .half) }
    return forms.list
  }
}

private struct FormList {
  private(set) var list: [NameForm]

  init(_ list: [NameForm]) { self.list = list }

  init(_ whole: Spelling) { list = [NameForm(spelling: whole, change: .none)] }

  mutating func add(_ spelling: Spelling, _ change: NameForm.Change) {
    guard !spelling.isEmpty, !list.contains(where: { $0.spelling == spelling }) else { return }
    list.append(NameForm(spelling: spelling, change: change))
  }

  func withoutKindWords() -> [NameForm] {
    var forms = self
    if let bare = list.last.flatMap({ KindWords.removed(from: $0.spelling) }) {
      forms.add(bare, .withoutKindWord)
    }
    return forms.list
  }
}
