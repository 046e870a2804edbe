/// The scripts that names are said in and written in across each other.
enum Script: UInt8, Sendable {
  case latin, cyrillic, hangul, han

  /// - Returns: `nil` for a letter of another script, and for digits.
  init?(_ folded: UInt32) {
    switch folded {
    case 0x61...0x7A: self = .latin
    case 0x430...0x45F: self = .cyrillic
    case 0xAC00...0xD7A3: self = .hangul
    case 0x4E00...0x9FFF: self = .han
    default: return nil
    }
  }

  /// - Returns: `nil` for letters of several scripts, too.
  init?(of letters: [UInt32]) {
    guard let script = letters.first.flatMap(Script.init),
      letters.allSatisfy({ Script($0) == script })
    else { return nil }
    self = script
  }
}
