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

  /// As they were said; `compared` leaves out what other scripts do not write.
  private var beats: [Beat] = []
  private(set) var script = Script.latin
  private let accent: Accent
  /// Whether a letter was spoken otherwise than in English; what was not sounds as in English.
  private(set) var isDistinct: Bool

  /// Silence, for words to be added to.
  ///
  /// - Parameter accent: how letters are spoken that several peoples speak differently.
  init(accent: Accent = .english) {
    self.accent = accent
    isDistinct = accent == .english
  }

  /// A name of one word.
  init(_ word: [UInt32], _ script: Script, accent: Accent = .english) {
    self.init(accent: accent)
    add(word, script)
  }

  /// Says a word behind those that were said.
  ///
  /// - Parameters:
  ///   - word: its folded letters.
  ///   - script: that of all the letters, the same for all words.
  mutating func add(_ word: [UInt32], _ script: Script) {
    self.script = script
    isDistinct = isDistinct || accent.changes(word, of: script)
    switch script {
    case .latin: addLatin(word, accent)
    case .cyrillic: addCyrillic(word)
    case .hangul: for letter in word { addSyllable(letter) }
    case .han: for letter in word { addCharacter(letter) }
    }
  }

  /// What was said up to some word: a sentence's runs of words begin alike, so that each is said once
  /// and taken back again.
  struct Mark {
    fileprivate let count: Int
    fileprivate let last: Beat?
    fileprivate let isDistinct: Bool
  }

  var mark: Mark { Mark(count: beats.count, last: beats.last, isDistinct: isDistinct) }

  /// Takes back what was said since.
  mutating func goBack(to mark: Mark) {
    beats.removeLast(beats.count - mark.count)
    if let last = mark.last { beats[mark.count - 1] = last }
    isDistinct = mark.isDistinct
  }

  /// What is compared: the same beats, one before the first consonant included, in all scripts.
  ///
  /// - Returns: none for a name with too little to go by.
  var compared: [Beat] {
    guard consonantCount >= 2 else { return [] }
    let heard = beats.indices.filter { !isMute($0) }.map { beats[$0] }
    return beats[0].consonant == 0 ? heard : [Beat(consonant: 0)] + heard
  }

  private var consonantCount: Int {
    beats.indices.count { beats[$0].consonant != 0 && !isMute($0) }
  }

  /// Where no vowel follows, an r is hardly heard, and many scripts leave it out.
  private func isMute(_ index: Int) -> Bool {
    let beat = beats[index]
    return index > 0 && beat.consonant == UInt8(ascii: "r") && (beat.vowel == 0 || beat.isFiller)
  }

  /// Whose way of speaking the Latin letters is tried: `ch`, `j`, `q`, `w`, `x` differ.
  enum Accent: CaseIterable { case english, pinyin, german, greek }

  /// The same for all names with the same consonants, those that scripts write for each other being
  /// one; `nil` with too little to go by.
  var key: UInt64? {
    var hash = WordHash()
    var count = 0
    for (index, beat) in beats.enumerated() where beat.consonant != 0 && !isMute(index) {
      hash.add(UInt32(Self.kind(of: beat.consonant)))
      count += 1
    }
    return count >= 2 ? hash.value : nil
  }

  /// Whether what was said is a name that is kept in another script, by the beats of both that are
  /// compared, as many of both. Short names must agree better: "Queen" is not «Кино». Chinese signs are words first, so
  /// that few of them must spell a name exactly: 王菲 is "Wang Fei", 笨小孩 is not Beyoncé.
  static func areSame(_ said: [Beat], of script: Script, as kept: ArraySlice<Beat>) -> Bool {
    let mostDifferent: Float =
      switch kept.count - 1 {
      case ...3 where script == .han: 0.02
      case ..<3: 0.05
      default: 0.13
      }
    let parts = Float(said.count * 2 - 1)
    var sum: Float = 0
    for (first, second) in zip(kept, said) {
      sum += distance(first.consonant, second.consonant) + distance(first, second)
      if sum / parts > mostDifferent { return false }
    }
    return true
  }

  /// Whether a word in one script is spoken as one in another, whoever speaks the Latin letters.
  static func areSame(_ said: [UInt32], as written: [UInt32]) -> Bool {
    guard let script = Script(of: said), let other = Script(of: written), script != other else {
      return false
    }
    return Accent.allCases.contains { accent in
      let said = Sounds(said, script, accent: accent)
      let written = Sounds(written, other, accent: accent)
      guard let key = said.key, key == written.key else { return false }
      let kept = written.compared
      return said.compared.count == kept.count
        && areSame(said.compared, of: script, as: kept[...])
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

  /// Marks the vowel that was said last as one that other scripts hear differently.
  mutating func blurLastVowel() {
    if !beats.isEmpty { beats[beats.count - 1].isFiller = true }
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
