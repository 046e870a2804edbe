import SottoText

/// A sentence cut into words, once, with each word's place in the text.
struct Tokens: Sendable {
  let text: String
  private(set) var all: [Token] = []

  /// - Parameter limit: how many words are looked at; `isCut` says that there were more.
  init(_ text: String, limit: Int = .max) {
    self.text = text
    var scanner = WordScanner(text)
    while let token = scanner.next() {
      guard all.count < limit else {
        isCut = true
        break
      }
      all.append(token)
    }
    forgetOpenQuote()
  }

  private(set) var isCut = false

  var count: Int { all.count }

  /// The words as they were said, with what stands between them.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return String(
      text(
        bytes: all[range.lowerBound].range.lowerBound..<all[range.upperBound - 1].range.upperBound)
    )
  }

  /// What stands between a word and the one before it.
  func gap(before index: Int) -> Substring {
    text(bytes: all[index - 1].range.upperBound..<all[index].range.lowerBound)
  }

  private func text(bytes: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: bytes.count)]
  }

  /// Takes a word for another, as it is compared; the text stays as it was said.
  mutating func replaceLetters(of index: Int, by letters: [UInt32]) {
    all[index].letters = letters
    all[index].hash = WordHash.of(letters)
  }

  /// Cuts a word in two, each of whose letters is one scalar of the text.
  ///
  /// - Parameter length: how many letters the first part has.
  mutating func cut(_ index: Int, after length: Int) {
    let word = all[index]
    let written = text(bytes: word.range).unicodeScalars
    guard length > 0, length < word.letters.count, written.count == word.letters.count else {
      return
    }
    let place = word.range.lowerBound + written.prefix(length).reduce(0) { $0 + $1.utf8.count }
    var (first, second) = (word, word)
    first.range = word.range.lowerBound..<place
    second.range = place..<word.range.upperBound
    first.closesQuote = false
    second.isFirst = false
    second.isAttached = false
    all.replaceSubrange(index...index, with: [first, second])
    replaceLetters(of: index, by: Array(word.letters.prefix(length)))
    replaceLetters(of: index + 1, by: Array(word.letters.dropFirst(length)))
  }

  /// Whether capitals tell names from other words here: not when all words begin with one.
  var capitalsTell: Bool { all.contains { $0.beginsLowerCase } }

  /// A quotation that never closes is none.
  private mutating func forgetOpenQuote() {
    guard let last = all.last, last.quote != 0, !last.closesQuote else { return }
    for index in all.indices where all[index].quote == last.quote { all[index].quote = 0 }
  }
}

/// One word: a run of letters, or of digits with a point, comma or colon between them.
struct Token: Sendable {
  /// Its place among the bytes of the text.
  var range: Range<Int>
  /// The folded letters.
  var letters: [UInt32]
  var hash: UInt64
  /// Whether it is written like a name.
  var isCapitalized: Bool
  var beginsLowerCase: Bool
  /// The number of the quotation the word stands in, from 1; 0 for none.
  var quote: Int
  /// Whether the quotation ended right after this word.
  var closesQuote = false
  /// Whether the word is the first of the sentence, where a capital says nothing.
  var isFirst: Bool
  /// Whether only an apostrophe or a closing quotation mark divides it from the word before, or
  /// nothing from a number, as names and endings are divided: `Adele'den`, `"밤편지"를`, `14까지`.
  var isAttached = false

  /// Whether it is written in digits.
  var isNumber: Bool { letters.first.map { (0x30...0x39).contains($0) } ?? false }

  /// Whether it is one letter that stands for a syllable or a word, written without spaces.
  var isIdeograph: Bool {
    letters.first.flatMap(Unicode.Scalar.init)
      .map { LetterClass.of($0).contains(.ideograph) } ?? false
  }

  /// The digits of a number, with any decimal point; `nil` for other words.
  var digits: String? {
    guard let first = letters.first, (0x30...0x39).contains(first) else { return nil }
    return String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
  }
}
