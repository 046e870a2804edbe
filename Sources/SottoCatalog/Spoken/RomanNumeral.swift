/// Roman numerals as they occur in titles: "Part IV", "Boyz II Men", "Rocky V".
enum RomanNumeral {
  /// - Parameters:
  ///   - isCounted: Whether a word such as "part" stands before it.
  ///   - isLast: Whether it ends a name of several words.
  static func value(of word: ArraySlice<UInt8>, isCounted: Bool, isLast: Bool) -> Int? {
    guard (1...5).contains(word.count), let value = value(of: word) else { return nil }
    if word.count == 1 {
      // "I" is a word, and C, D, L and M are letters.
      guard value == 5 || value == 10 || value == 1 else { return nil }
      return isCounted || isLast && value != 1 ? value : nil
    }
    return value < 40 ? value : nil
  }

  /// Whether a word has only the letters of small numerals.
  static func isPossible(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    !word.isEmpty && word.allSatisfy { values[$0] != nil }
  }

  private static func value(of word: ArraySlice<UInt8>) -> Int? {
    var total = 0
    var last = 0
    for letter in word.reversed() {
      guard let value = values[letter] else { return nil }
      total += value < last ? -value : value
      last = max(last, value)
    }
    return total > 0 && word.elementsEqual(written(total)) ? total : nil
  }

  private static func written(_ number: Int) -> [UInt8] {
    var rest = number
    var letters: [UInt8] = []
    for (value, text) in [(10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")] {
      while rest >= value {
        letters += text.utf8
        rest -= value
      }
    }
    return letters
  }

  private struct Values {
    subscript(letter: UInt8) -> Int? {
      switch letter {
      case UInt8(ascii: "i"): 1
      case UInt8(ascii: "v"): 5
      case UInt8(ascii: "x"): 10
      default: nil
      }
    }
  }

  private static let values = Values()
}
