// Taking a name apart at its brackets and dashes.

extension DecoratedName {
  static func mayBeDecorated(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
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

  static func part(_ bytes: ArraySlice<UInt8>, _ place: Part.Place) -> Part {
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
  static func split(
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
