/// A name with what is printed on a record but left out when it is asked for, taken apart.
struct DecoratedName {
  /// What may be left out.
  struct Decorations: OptionSet, Sendable {
    let rawValue: Int

    /// "feat. Somebody", in brackets or not.
    static let guests = Decorations(rawValue: 1)
    /// "(Deluxe Edition)", "[Live]", "- Remastered 2011".
    static let editions = Decorations(rawValue: 2)
    static let all: Decorations = [.guests, .editions]
  }

  private struct Part {
    enum Place { case plain, bracket, dash }

    let bytes: ArraySlice<UInt8>
    let place: Place
    /// What the words of the part do.
    let roles: Lexicon.Roles
    /// Where its guests begin; its end when it has none.
    let guests: Int
    /// The words of it that people do say behind the name: "remix", "soundtrack".
    let asked: [[UInt8]]

    var isEdition: Bool {
      place != .plain && !roles.isDisjoint(with: [.edition, .performance])
    }
  }

  private let parts: [Part]

  /// `nil` of a name that has nothing of the sort, as most have not.
  ///
  /// - Parameter name: Its UTF-8.
  init?(_ name: UnsafeBufferPointer<UInt8>, spelledAs spelling: Spelling) {
    guard Self.mayBeDecorated(name) || spelling.bytes.containsGuest else { return nil }
    parts = Self.split(Array(name)[...]).map { Self.part($0.bytes, $0.place) }
  }

  // MARK: - Leaving out

  /// The name without some of its decorations; the whole name when nothing would be left.
  func without(_ dropped: Decorations) -> [UInt8] {
    joined(keptParts(without: dropped), withGuests: !dropped.contains(.guests))
  }

  /// Whether what goes says that it is performed otherwise: live, a karaoke …
  func isOtherPerformance(without dropped: Decorations) -> Bool {
    let kept = keptParts(without: dropped)
    return parts.indices.contains { !kept.contains($0) && parts[$0].roles.contains(.performance) }
  }

  /// The name up to its first dash, without any bracket.
  var shortened: [UInt8] {
    let end = parts.dropFirst().firstIndex { $0.place == .dash } ?? parts.endIndex
    return joined(parts.indices[..<end].filter { parts[$0].place != .bracket }, withGuests: false)
  }

  /// The name without decorations, and behind it each word of them that people do say: "Levels -
  /// Skrillex Remix" is asked for as "levels remix".
  var asked: [[UInt8]] {
    let kept = keptParts(without: .all)
    let words = parts.indices.filter { !kept.contains($0) }.flatMap { parts[$0].asked }
    guard !kept.isEmpty, !words.isEmpty else { return [] }
    let core = without(.all)
    return words.map { core + [.space] + $0 }
  }

  private func keptParts(without dropped: Decorations) -> [Int] {
    guard dropped.contains(.editions) else { return Array(parts.indices) }
    // A bracket with guests stays with them, whatever else it says.
    func goes(_ part: Part) -> Bool {
      part.isEdition && (dropped.contains(.guests) || !part.roles.contains(.guest))
    }
    var kept = parts.indices.filter { parts[$0].place != .bracket || !goes(parts[$0]) }
    while let last = kept.last, parts[last].place == .dash, goes(parts[last]) { kept.removeLast() }
    return kept
  }

  private func joined(_ indices: [Int], withGuests: Bool) -> [UInt8] {
    var name: [UInt8] = []
    for part in indices.map({ parts[$0] }) {
      name += withGuests ? part.bytes : part.bytes[..<part.guests]
      name.append(.space)
    }
    let hasWords = name.contains { $0 >= 0x80 || $0.isDigit || (0x61...0x7A).contains($0 | 0x20) }
    return hasWords ? name : parts.flatMap { $0.bytes }
  }

  // MARK: - Taking apart

  private static func mayBeDecorated(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in name {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == 0xEF || byte == 0xE3 {
        return true
      }
      if byte == .space, before == UInt8(ascii: "-") { return true }
      before = byte
    }
    return false
  }

  private static func part(_ bytes: ArraySlice<UInt8>, _ place: Part.Place) -> Part {
    var roles: Lexicon.Roles = []
    var guests = bytes.endIndex
    var asked: [[UInt8]] = []
    bytes.forEachWord { word, start in
      let isASCII = word.allSatisfy { $0 < 0x80 }
      let spelled = isASCII ? word : word.withUnsafeBufferPointer { Letters.shared.spelled($0) }
      let known = Lexicon.shared.roles(of: spelled)
      roles.formUnion(known)
      if known.contains(.asked) { asked.append(word) }
      let begins = place == .plain && start == bytes.startIndex
      if known.contains(.guest), guests == bytes.endIndex, !begins { guests = start }
    }
    if roles.contains(.soundtrack) { asked.append(Array("soundtrack".utf8)) }
    return Part(bytes: bytes, place: place, roles: roles, guests: guests, asked: asked)
  }

  /// Nested brackets are one with what holds them; one that is never closed reaches to the end.
  private static func split(
    _ name: ArraySlice<UInt8>
  ) -> [(bytes: ArraySlice<UInt8>, place: Part.Place)] {
    var parts: [(bytes: ArraySlice<UInt8>, place: Part.Place)] = []
    var start = name.startIndex
    var place = Part.Place.plain
    var depth = 0
    func end(at index: Int) {
      if start < index { parts.append((name[start..<index], place)) }
      start = index
    }
    var index = name.startIndex
    while index < name.endIndex {
      let (bracket, length) = bracket(at: index, of: name)
      if bracket > 0 {
        if depth == 0 {
          end(at: index)
          place = .bracket
        }
        depth += 1
      } else if bracket < 0, depth > 0 {
        depth -= 1
        if depth == 0 {
          end(at: index + length)
          place = .plain
        }
      } else if depth == 0, name[index...].starts(with: " - ".utf8) {
        end(at: index)
        place = .dash
      }
      index += length
    }
    end(at: name.endIndex)
    return parts
  }

  /// 1 for an opening bracket, -1 for a closing one, and how many bytes it has.
  private static func bracket(at index: Int, of name: ArraySlice<UInt8>) -> (Int, Int) {
    switch name[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["): (1, 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): (-1, 1)
    case 0xEF where name[index...].starts(with: "（".utf8): (1, 3)
    case 0xEF where name[index...].starts(with: "）".utf8): (-1, 3)
    case 0xE3 where name[index...].starts(with: "【".utf8): (1, 3)
    case 0xE3 where name[index...].starts(with: "】".utf8): (-1, 3)
    default: (0, 1)
    }
  }
}

extension DecoratedName {
  /// What is left out of a name with all decorations, where it is at the end.
  static func dropped(from name: String) -> String {
    var name = name
    guard let decorated = name.withUTF8({ DecoratedName($0, spelledAs: Spelling($0)) }) else {
      return ""
    }
    let core = String(decoding: decorated.without(.all), as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
    guard name.hasPrefix(core) else { return "" }
    return name.dropFirst(core.count).split(separator: " ").joined(separator: " ")
  }
}

extension ArraySlice<UInt8> {
  /// Calls `body` with each word in small letters, and where it begins.
  fileprivate func forEachWord(_ body: ([UInt8], Int) -> Void) {
    var word: [UInt8] = []
    var start = startIndex
    for index in indices {
      let byte = self[index]
      if byte >= 0x80 || byte.isDigit || (0x61...0x7A).contains(byte | 0x20) {
        if word.isEmpty { start = index }
        word.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      } else if !word.isEmpty, byte != UInt8(ascii: "'") {
        body(word, start)
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { body(word, start) }
  }
}

extension [UInt8] {
  /// Whether a word that announces a guest, in its one spelling, follows another.
  fileprivate var containsGuest: Bool {
    indices.dropLast(4).contains { start in
      let end = start + 5
      return self[start] == .space && self[start..<end].elementsEqual(" feat".utf8)
        && (end == endIndex || self[end] == .space)
    }
  }
}
