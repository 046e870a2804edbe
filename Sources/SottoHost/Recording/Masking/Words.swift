/// A text as words and what stands between them.
struct Words {
  struct Part {
    var text: String
    var isWord: Bool
  }

  let parts: [Part]

  /// Where words are written together, each sign is one; and so is each picture.
  init(_ text: String) {
    var parts: [Part] = []
    var joins = false
    for character in text {
      let isPicture = Self.isPicture(character)
      let isWord = character.isLetter || character.isNumber || isPicture
      let isAlone =
        isPicture || isWord && character.unicodeScalars.first.map { Self.isSign($0.value) } == true
      if joins, !isAlone, let last = parts.last, last.isWord == isWord {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append(Part(text: String(character), isWord: isWord))
      }
      joins = !isAlone
    }
    self.parts = parts
  }

  private static func isPicture(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
    return scalar.properties.isEmoji || scalar.properties.generalCategory == .otherSymbol
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
