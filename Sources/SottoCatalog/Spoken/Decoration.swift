/// What is printed on a record but left out when it is asked for.
struct Decoration: OptionSet, Sendable {
  let rawValue: Int

  static let guests = Decoration(rawValue: 1)
  static let editions = Decoration(rawValue: 2)
  static let all: Decoration = [.guests, .editions]

  private static let editionRoles: Lexicon.Roles = [.edition, .performance]

  /// Whether a name may have any; most have not, and need no closer look.
  static func mayBe(in name: String, spelledAs spelling: Spelling) -> Bool {
    var before: UInt8 = 0
    for byte in name.utf8 {
      if openers.contains(byte) || byte == .space && before == UInt8(ascii: "-") { return true }
      before = byte
    }
    return spelling.words.dropFirst().contains { $0.elementsEqual("feat".utf8) }
  }

  /// The name without "(Deluxe Edition)", "[Live]", "- Remastered 2011" and "feat. Somebody", and
  /// whether one of these says that it is performed otherwise.
  func removed(from name: String) -> (name: String, isOtherPerformance: Bool) {
    var isOtherPerformance = false
    func isDropped(_ text: Substring) -> Bool {
      var roles: Lexicon.Roles = []
      for word in Self.words(of: text) { roles.formUnion(Lexicon.shared.roles(of: word)) }
      let isEdition = contains(.editions) && !roles.isDisjoint(with: Self.editionRoles)
      // A bracket of a guest's alone is cut with him; one that is more stays when guests do.
      guard isEdition && (contains(.guests) || !roles.contains(.guest)) else { return false }
      if roles.contains(.performance) { isOtherPerformance = true }
      return true
    }
    var rest = contains(.guests) ? Self.withoutGuests(name) : name
    rest = Self.withoutBrackets(rest, where: isDropped)
    while contains(.editions), let dash = rest.lastDash, isDropped(rest[dash.upperBound...]) {
      rest = String(rest[..<dash.lowerBound])
    }
    return (rest.isBlank ? name : rest, isOtherPerformance)
  }

  /// The name up to its first dash, without any bracket.
  static func shortened(_ name: String) -> String {
    var rest = withoutGuests(withoutBrackets(name) { _ in true })
    if let dash = rest.firstDash { rest = String(rest[..<dash.lowerBound]) }
    return rest.isBlank ? name : rest
  }

  /// The first bytes of brackets; those of Asia's begin with one that other signs share.
  private static let openers = Array("([{".utf8) + [0xE3, 0xEF]

  private static func words(of text: some StringProtocol) -> [ArraySlice<UInt8>] {
    Letters.shared.spelled(String(text)).split(separator: .space)
  }

  /// Nested brackets are one with what holds them; one that is never closed reaches to the end.
  private static func withoutBrackets(
    _ name: String, where isDropped: (Substring) -> Bool
  ) -> String {
    var kept = ""
    var start: String.Index?
    var depth = 0
    for index in name.indices {
      switch name[index] {
      case "(", "[", "{", "（", "【", "「", "『":
        if depth == 0 { start = index }
        depth += 1
      case ")", "]", "}", "）", "】", "」", "』":
        guard depth > 0 else { continue }
        depth -= 1
        if depth == 0, let opened = start {
          if !isDropped(name[opened...index]) { kept += name[opened...index] }
          start = nil
        }
      default: if depth == 0 { kept.append(name[index]) }
      }
    }
    if let start, !isDropped(name[start...]) { kept += name[start...] }
    return kept.isBlank ? name : kept
  }

  /// Each guest goes up to the end of his bracket, of the name or to a dash.
  private static func withoutGuests(_ name: String) -> String {
    var kept = ""
    var rest = name[...]
    while let guest = firstGuest(in: rest) {
      kept += rest[..<guest]
      rest = rest[guest...]
      let closing = rest.firstIndex { ")]}）】".contains($0) }
      let dash = rest.firstRange(of: " - ")?.lowerBound
      rest = rest[(min(closing ?? rest.endIndex, dash ?? rest.endIndex))...]
    }
    kept += rest
    for empty in ["()", "[]", "( )", "[ ]"] { kept.replace(empty, with: "") }
    return kept.isBlank ? name : kept
  }

  /// Where a word such as "feat." begins that is not the name's first.
  private static func firstGuest(in text: Substring) -> String.Index? {
    var start = text.startIndex
    for index in text.indices where !text[index].isLetter {
      if start > text.startIndex, isGuest(text[start..<index]) { return start }
      start = text.index(after: index)
    }
    return nil
  }

  private static func isGuest(_ word: Substring) -> Bool {
    (2...9).contains(word.utf8.count)
      && Lexicon.shared.roles(of: Array(word.lowercased().utf8)).contains(.guest)
  }
}

extension String {
  /// Whether nothing is left that could be said.
  fileprivate var isBlank: Bool {
    !unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  fileprivate var lastDash: Range<Index>? { ranges(of: " - ").last }
  fileprivate var firstDash: Range<Index>? { firstRange(of: " - ") }
}
