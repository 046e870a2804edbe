import SottoText

/// The consonants of a name, those that are taken for each other as one: what is left when somebody
/// mishears a name as other words. "this ted zuster" and "Twisted Sister" have the same.
enum ConsonantFrame {
  /// Writes the frame of a spelling, one byte a consonant and none twice in a row, without spaces;
  /// what begins with a vowel begins with a mark.
  static func of(_ spelling: UnsafeBufferPointer<UInt8>, into frame: inout [UInt8]) {
    frame.removeAll(keepingCapacity: true)
    var isStart = true
    var index = 0
    while index < spelling.count {
      let letter = spelling[index]
      index += 1
      var kind = table[Int(letter)]
      if index < spelling.count, spelling[index] == UInt8(ascii: "h") {
        switch letter {
        case UInt8(ascii: "p"): kind = UInt8(ascii: "f")
        case UInt8(ascii: "c"), UInt8(ascii: "s"): kind = hissing
        case UInt8(ascii: "g"): kind = silent
        default: break
        }
      }
      // "ks" is another spelling of "x".
      if letter == sibilant, index > 1, spelling[index - 2] == UInt8(ascii: "k") { continue }
      guard letter != .space, kind != none else { continue }
      if kind == silent {
        if isStart { frame.append(kind) }
      } else if kind == hissing {
        // "tch" is one sound, and so are "sch" and "tsch".
        let isSch = letter == UInt8(ascii: "c") && index > 1 && spelling[index - 2] == sibilant
        if isSch, frame.last == sibilant { frame.removeLast() }
        if let last = frame.last, last == UInt8(ascii: "t") || last == hissing {
          frame.removeLast()
        }
        frame.append(kind)
      } else if kind != frame.last {
        frame.append(kind)
      }
      isStart = false
    }
  }

  /// The frame of some letters.
  static func of(_ letters: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var frame: [UInt8] = []
    of(letters, into: &frame)
    return frame
  }

  /// A number that names of one frame share; `nil` of a frame that says nothing.
  static func hash(of frame: [UInt8]) -> UInt64? {
    frame.count > 1 ? (WordHash.of(frame) &+ 4).mixed : nil
  }

  /// A vowel, or what is hardly heard before one.
  private static let silent = UInt8(ascii: "-")
  private static let hissing = UInt8(ascii: "S")
  private static let sibilant = UInt8(ascii: "s")
  /// Digits, which are other words when they are misheard.
  private static let none: UInt8 = 0

  private static let table: [UInt8] = {
    var table = (0..<256).map { UInt8($0) }
    for digit in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(digit)] = none }
    for letter in "aeiouhwy".utf8 { table[Int(letter)] = silent }
    for group in ["pb", "td", "kgcqx", "fv", "sz", "nm"] {
      for letter in group.utf8 { table[Int(letter)] = group.utf8.first ?? letter }
    }
    return table
  }()
}
