import SottoText

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
