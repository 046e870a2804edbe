/// The scripts a name is written in.
struct Scripts: OptionSet, Sendable {
  let rawValue: UInt8

  static let latin = Scripts(rawValue: 1)
  static let greek = Scripts(rawValue: 2)
  static let cyrillic = Scripts(rawValue: 4)
  static let hebrewAndArabic = Scripts(rawValue: 8)
  static let chineseAndJapanese = Scripts(rawValue: 16)
  static let korean = Scripts(rawValue: 32)
  static let others = Scripts(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of text: String) {
    var text = text
    self = text.withUTF8 { Scripts(of: $0) }
  }

  /// Told by the first bytes of scalars, which is near enough.
  init(of text: UnsafeBufferPointer<UInt8>) {
    var scripts: Scripts = []
    for byte in text {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0xC3...0xC9: scripts.insert(.latin)
      case 0xCE, 0xCF: scripts.insert(.greek)
      case 0xD0...0xD4: scripts.insert(.cyrillic)
      case 0xD6...0xDB: scripts.insert(.hebrewAndArabic)
      case 0xE0: scripts.insert(.others)
      case 0xE3...0xE9: scripts.insert(.chineseAndJapanese)
      case 0xEA...0xED: scripts.insert(.korean)
      default: break
      }
    }
    self = scripts
  }

  /// Whether letters of more than one are there.
  var areSeveral: Bool { rawValue & (rawValue &- 1) != 0 }

  /// Whether two names can have no letter in common.
  func areOther(than others: Scripts) -> Bool {
    !isEmpty && !others.isEmpty && isDisjoint(with: others)
  }
}
