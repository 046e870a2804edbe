extension Lexicon {
  /// A number as names are spelled here.
  func written(_ number: Int, isOrdinal: Bool) -> [UInt8] {
    let word = isOrdinal ? ordinals[number] : cardinals[number]
    return word ?? Array(String(number).utf8) + (isOrdinal ? Array("th".utf8) : [])
  }

  /// The same of digits, which may be too many for a number, or begin with zeros.
  func written(_ digits: ArraySlice<UInt8>, isOrdinal: Bool) -> [UInt8] {
    if digits.count < 8, let number = Int(String(decoding: digits, as: UTF8.self)),
      digits.first != UInt8(ascii: "0") || digits.count == 1
    {
      return written(number, isOrdinal: isOrdinal)
    }
    return Array(digits) + (isOrdinal ? Array("th".utf8) : [])
  }
}
