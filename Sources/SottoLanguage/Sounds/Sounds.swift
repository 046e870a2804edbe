/// A name as it sounds, roughly, whatever the script it is written in: "Sector" is «Сектор», "Skyfall"
/// 스카이폴, "Zhou Jielun" 周杰伦.
///
/// Scripts keep consonants better than vowels, so that names are looked for by their consonants and
/// then compared sound by sound.
struct Sounds: Sendable {
  /// A consonant, 0 before a vowel that begins the name, and the vowels after it.
  struct Beat: Sendable {
    var consonant: UInt8
    /// The first of the vowels, 0 for none.
    var vowel: UInt8 = 0
    /// Whether the vowel may be there only because the script cannot write a bare consonant.
    var isFiller = false
  }

  /// A name has the same beats, one before its first consonant included, in all scripts.
  var beats: [Beat] = []
  let script: Script

  /// - Parameters:
  ///   - letters: the folded letters of all words of the name.
  ///   - accent: how letters are spoken that several peoples speak differently.
  /// - Returns: `nil` for a name of several scripts, or with too little to go by.
  init?(_ letters: [UInt32], accent: Accent = .english) {
    guard let script = letters.first.flatMap(Script.init),
      letters.allSatisfy({ Script($0) == script })
    else { return nil }
    self.script = script
    beats.reserveCapacity(letters.count + 1)
    switch script {
    case .latin: addLatin(letters, accent)
    case .cyrillic: addCyrillic(letters)
    case .hangul: for letter in letters { addSyllable(letter) }
    case .han: for letter in letters { addCharacter(letter) }
    }
    leaveOutMuteR()
    guard beats.count(where: { $0.consonant != 0 }) >= 2 else { return nil }
    if beats[0].consonant != 0 { beats.insert(Beat(consonant: 0), at: 0) }
  }

  /// Where no vowel follows, an r is hardly heard, and many scripts leave it out.
  private mutating func leaveOutMuteR() {
    var kept = 0
    for (index, beat) in beats.enumerated() {
      let isMute = beat.consonant == UInt8(ascii: "r") && (beat.vowel == 0 || beat.isFiller)
      guard index == 0 || !isMute else { continue }
      beats[kept] = beat
      kept += 1
    }
    beats.removeSubrange(kept...)
  }

  /// Whose way of speaking the Latin letters is tried: `ch`, `j`, `q`, `w`, `x` differ.
  enum Accent: CaseIterable { case english, pinyin, german, greek }

  /// The same for all names with the same consonants, those that scripts write for each other being
  /// one.
  var key: UInt64 {
    var hash = WordHash()
    for beat in beats where beat.consonant != 0 { hash.add(UInt32(Self.kind(of: beat.consonant))) }
    return hash.value
  }

  /// Whether two names of the same consonants sound no more different than so: 0 for the same, 1 for
  /// nothing alike.
  private func sounds(like kept: ArraySlice<Beat>, within most: Float) -> Bool {
    guard beats.count == kept.count else { return false }
    let parts = Float(beats.count * 2 - 1)
    var sum: Float = 0
    for (first, second) in zip(kept, beats) {
      sum += Self.distance(first.consonant, second.consonant) + Self.distance(first, second)
      if sum / parts > most { return false }
    }
    return true
  }

  /// Whether what was said is a name that is kept in another script, by the name's beats. Short names
  /// must agree better: "Queen" is not «Кино». Chinese signs are words first, so that few of them must
  /// spell a name exactly: 王菲 is "Wang Fei", 笨小孩 is not Beyoncé.
  func isSameName(as kept: ArraySlice<Beat>) -> Bool {
    let mostDifferent: Float =
      switch kept.count - 1 {
      case ...3 where script == .han: 0.02
      case ..<3: 0.05
      default: 0.13
      }
    return sounds(like: kept, within: mostDifferent)
  }

  /// Whether a word in one script is spoken as one in another, whoever speaks the Latin letters.
  static func areSame(_ said: [UInt32], as written: [UInt32]) -> Bool {
    Accent.allCases.contains { accent in
      guard let said = Sounds(said, accent: accent), let written = Sounds(written, accent: accent)
      else { return false }
      return said.script != written.script && said.key == written.key
        && said.isSameName(as: written.beats[...])
    }
  }

  mutating func add(_ sound: UInt8, isFiller: Bool = false) {
    if Self.isVowel(sound) {
      if beats.isEmpty { beats.append(Beat(consonant: 0)) }
      guard beats[beats.count - 1].vowel == 0 else { return }
      beats[beats.count - 1].vowel = sound
      beats[beats.count - 1].isFiller = isFiller
    } else if let last = beats.last, last.vowel == 0, last.consonant != 0,
      Self.kind(of: last.consonant) == Self.kind(of: sound)
    {
      return  // a letter written twice
    } else {
      beats.append(Beat(consonant: sound))
    }
  }
}

// MARK: - How sounds are alike

extension Sounds {
  static func isVowel(_ sound: UInt8) -> Bool {
    switch Unicode.Scalar(sound) {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }

  /// One consonant for all that scripts write for each other.
  fileprivate static func kind(of consonant: UInt8) -> UInt8 {
    switch Unicode.Scalar(consonant) {
    case "b", "p", "f", "v": 1
    case "t", "d": 2
    case "s", "z", "S", "C": 3
    case "k", "g": 4
    case "l", "r": 5
    default: consonant
    }
  }

  fileprivate static func distance(_ first: UInt8, _ second: UInt8) -> Float {
    first == second ? 0 : 0.15
  }

  fileprivate static func distance(_ first: Beat, _ second: Beat) -> Float {
    if first.vowel == second.vowel { return 0 }
    if first.vowel == 0 || second.vowel == 0 {
      return first.isFiller || second.isFiller ? 0.1 : 0.5
    }
    if first.isFiller || second.isFiller { return 0.2 }
    // Vowels that one language hears as the other.
    let pair = (
      Unicode.Scalar(min(first.vowel, second.vowel)), Unicode.Scalar(max(first.vowel, second.vowel))
    )
    return switch pair {
    case ("e", "i"), ("o", "u"): 0.2
    case ("a", "o"), ("a", "e"): 0.3
    case ("a", "u"), ("a", "i"): 0.35
    default: 0.5
    }
  }
}
