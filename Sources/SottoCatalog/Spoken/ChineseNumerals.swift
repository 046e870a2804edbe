/// Chinese numerals that are numbers, in digits: 第十集 is 第10集, 三百六十五里路 is 365里路.
enum ChineseNumerals {
  static func written(_ text: some Sequence<Unicode.Scalar>) -> String {
    let signs = NumeralSigns.chinese
    var output = String.UnicodeScalarView()
    var rest = Array(text)[...]
    var isOrdinal = false
    while let next = rest.first {
      guard let number = signs.number(at: rest, mayRunOn: true) else {
        // A run too long for a number is kept sign by sign.
        output.append(next)
        isOrdinal = signs.first(.before, of: rest) != nil
        rest = rest.dropFirst()
        continue
      }
      let numeral = rest.prefix(number.length)
      rest = rest.dropFirst(number.length)
      // A numeral of several signs with a ten among them counts by itself: 三百六十五, but not 百合.
      let isNumber =
        number.hasUnit && number.length > 1
        && (signs.first(.digit, of: numeral) != nil || numeral.first == "十")
      if isNumber || isOrdinal || signs.first(.counter, of: rest) != nil {
        output.append(contentsOf: String(number.value).unicodeScalars)
      } else {
        output.append(contentsOf: numeral)
      }
      isOrdinal = false
    }
    return String(output)
  }
}
