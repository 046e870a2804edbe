import SottoText

/// The signs and syllables by which a language writes numbers without spaces.
struct NumeralSigns: Sendable {
  static let chinese = NumeralSigns(.numerals, section: "chinese")
  static let korean = NumeralSigns(.numerals, section: "korean")

  enum Role: String, Sendable {
    case digit, unit, before, counter, sole, ten, one, bound, own
  }

  struct Sign: Sendable {
    let scalars: [Unicode.Scalar]
    let value: Int
  }

  private var signs: [Role: [Sign]] = [:]

  private init(_ file: LanguageFile, section: Substring) {
    let lines = file.rows
    let start = lines.firstIndex { $0 == [section] } ?? lines.endIndex
    for line in lines[start...].dropFirst().prefix(while: { $0.count > 2 }) {
      guard let role = Role(rawValue: String(line[0])) else { continue }
      let value = Int(line[1]) ?? 0
      signs[role, default: []] += line.dropFirst(2).map {
        Sign(scalars: Array($0.unicodeScalars), value: value)
      }
    }
  }

  /// The sign of a role that begins some text.
  func first(_ role: Role, of text: ArraySlice<Unicode.Scalar>) -> Sign? {
    signs[role]?.first { text.starts(with: $0.scalars) }
  }

  /// The number at the beginning of some text that digits and units make: 三百六十五, 이십일.
  ///
  /// - Parameter mayRunOn: Whether digits make a number without units, as 二〇 does.
  func number(
    at text: ArraySlice<Unicode.Scalar>, mayRunOn: Bool
  ) -> (value: Int, length: Int, hasUnit: Bool)? {
    var total = 0
    var digit: Int?
    var hasUnit = false
    var rest = text
    while total + (digit ?? 0) < 1_000_000 {
      if let next = first(.digit, of: rest), digit == nil || mayRunOn {
        digit = (digit ?? 0) * 10 + next.value
      } else if let unit = first(.unit, of: rest) {
        total += (digit ?? 1) * unit.value
        (digit, hasUnit) = (nil, true)
      } else {
        let length = text.count - rest.count
        return length > 0 ? (total + (digit ?? 0), length, hasUnit) : nil
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}
