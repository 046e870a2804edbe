// The forms of titles and of people's names.

extension NameForm {
  static func forms(ofTitle title: String) -> [NameForm] {
    var title = title
    return title.withUTF8 { forms(ofTitle: $0) }
  }

  /// Whether a name has one form only, its letters.
  ///
  /// - Parameters:
  ///   - name: Its UTF-8.
  ///   - letters: The same as they are spelled.
  static func isOnlyForm(
    _ letters: [UInt8], of name: UnsafeBufferPointer<UInt8>, isArtist: Bool
  ) -> Bool {
    guard isArtist || !DecoratedName.mayBeDecorated(name) else { return false }
    let others: SpellingNeeds =
      isArtist
      ? [.rewriting, .inFull, .people]
      : [.rewriting, .inFull, .withoutGuests, .withoutKindWord]
    return letters.withUnsafeBufferPointer { SpellingNeeds(of: $0).isDisjoint(with: others) }
  }

  /// The forms of a title, distinct, the least changed first.
  ///
  /// - Parameter title: Its UTF-8.
  static func forms(ofTitle title: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    var forms = NameForms(title)
    if let decorated = DecoratedName(title, spelledAs: forms.whole) {
      forms.addParts(of: decorated)
    }
    forms.addWithoutKindWord()
    forms.addInFull()
    return forms.list
  }

  /// The forms of a name of one or more people.
  ///
  /// - Parameter name: Its UTF-8.
  static func forms(ofArtist name: UnsafeBufferPointer<UInt8>) -> [NameForm] {
    var forms = NameForms(name)
    if forms.whole.bytes.contains(.space) { forms.addPeople() }
    forms.addInFull()
    return forms.list
  }
}

extension NameForms {
  fileprivate mutating func addParts(of decorated: DecoratedName) {
    var names = [decorated.without([])]
    func add(_ name: [UInt8], _ change: NameForm.Change) {
      guard !names.contains(name) else { return }
      names.append(name)
      self.add(name, change)
    }
    for dropped in [DecoratedName.Decorations.guests, .editions, .all] {
      add(
        decorated.without(dropped),
        decorated.isOtherPerformance(without: dropped) ? .otherPerformance : .undecorated)
    }
    for name in decorated.asked { add(name, .undecorated) }
    add(decorated.shortened, .shortened)
  }

  /// Each of several people.
  fileprivate mutating func addPeople() {
    let lexicon = Lexicon.shared
    let words = whole.words
    if let guest = words.dropFirst().firstIndex(where: { lexicon.roles(of: $0).contains(.guest) }) {
      add(Spelling(words: words[..<guest]), .part)
    }
    for part in words.split(whereSeparator: { word in
      !lexicon.roles(of: word).isDisjoint(with: [.and, .guest])
        || word.elementsEqual("vs".utf8) || word.elementsEqual("with".utf8)
    }) where part.reduce(0, { $0 + $1.count }) > 2 {
      add(Spelling(words: part), .part)
    }
  }
}
