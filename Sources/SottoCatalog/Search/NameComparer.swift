/// Compares one name that was said with many of a catalog.
struct NameComparer {
  let spelling: Spelling
  private let explanations: Explanations
  // Each is made when it is first needed: most names are met as they are said.
  private lazy var key = SoundKey(spelling.bytes)
  private lazy var wordCount = spelling.bytes.wordCount
  private lazy var letters = EditDistance(spelling.bytes)
  private lazy var sounds = Self.sounds(of: spelling)
  private lazy var words = WordComparer(spelling)
  private lazy var allWords = spelling.bytes.withUnsafeBufferPointer { Grams.ofWords($0) }
  private lazy var frame = Self.frame(of: spelling)
  private lazy var consonants = EditDistance(frame)
  private var otherSounds: [UInt8] = []
  private var otherFrame: [UInt8] = []
  private var row: [Int32] = []
  private var unsaid = [UInt8](repeating: 0, count: 256)

  init(_ spelling: Spelling, isInKnownWords: Bool = false) {
    self.spelling = spelling
    explanations = isInKnownWords ? .ofKnownWords : .ofUnknownWords
  }

  private static func sounds(of spelling: Spelling) -> [UInt8] {
    var sounds: [UInt8] = []
    spelling.bytes.withUnsafeBufferPointer { Sounds.shared.of($0, into: &sounds) }
    SoundCosts.shared.encode(&sounds)
    return sounds
  }

  private static func frame(of spelling: Spelling) -> [UInt8] {
    var frame: [UInt8] = []
    spelling.bytes.withUnsafeBufferPointer { ConsonantFrame.of($0, into: &frame) }
    return frame
  }

  /// - Complexity: O(letters of one × letters of the other).
  mutating func score(_ form: UnsafeBufferPointer<UInt8>) -> NameScore {
    if form.elementsEqual(spelling.bytes) { return NameScore(value: 1, match: .exact) }
    let (distance, count) = letters.distance(to: form)
    // Words joined or taken apart.
    if distance == 0, count == letters.count { return NameScore(value: 0.985, match: .exact) }
    let bySpelling = 1 - Double(distance) / Double(max(count, letters.count, 1))
    if 1 - bySpelling < Self.hopeless, SoundKey(form) == key {
      // All the same words, one of them in another place, are nearer than one more or less.
      let likeness = Grams.ofWords(form).map { $0 == allWords } ?? false ? 1 : bySpelling
      return NameScore(value: 0.9 + 0.08 * likeness, match: .soundsAlike)
    }
    return NameScore(
      value: likelihood(of: form, slips: distance, letters: count), match: .near)
  }

  /// What the likeliest explanation of the difference is worth.
  private mutating func likelihood(
    of form: UnsafeBufferPointer<UInt8>, slips: Int, letters count: Int
  ) -> Double {
    let unlike = Double(slips) / Double(max(count, letters.count, 1))
    let isHopeless = unlike >= Self.hopeless
    let unlikeSounds = isHopeless ? unlike : 1 - soundSimilarity(form)
    let hasOtherWordCount = form.wordCount != wordCount
    var value = explanations.byEar(
      letters: unlike, sounds: unlikeSounds, consonants: isHopeless ? 0 : sameConsonants(form),
      hasOtherWordCount: hasOtherWordCount)
    if slips == 1 || slips == 2 {
      value = max(
        value,
        explanations.bySlips(
          slips, strange: lettersStrange(to: form), letters: unlike, sounds: unlikeSounds,
          hasOtherWordCount: hasOtherWordCount))
    }
    // Words in another order share few letters in place, but are as many.
    if value < Self.likely, !isHopeless || abs(count - letters.count) <= 3 {
      let agreement = words.agreement(with: form)
      if agreement > 0 { value = max(value, explanations.byWords(agreement: agreement)) }
      if let all = Grams.ofWords(form), all == allWords {
        value = max(value, explanations.byOrder)
      }
    }
    return min(value, Self.most)
  }

  /// What a name can be worth that is not the same.
  private static let most = 0.93
  /// No explanation by words is worth more.
  private static let likely = 0.9

  /// How many letters were said that a name has not.
  private mutating func lettersStrange(to form: UnsafeBufferPointer<UInt8>) -> Int {
    for letter in form { unsaid[Int(letter)] &+= 1 }
    var strange = 0
    for letter in spelling.bytes where letter != .space {
      if unsaid[Int(letter)] > 0 { unsaid[Int(letter)] -= 1 } else { strange += 1 }
    }
    for letter in form { unsaid[Int(letter)] = 0 }
    return strange
  }

  /// Who mishears a name keeps its consonants: how many there are if all are the same, else none.
  private mutating func sameConsonants(_ form: UnsafeBufferPointer<UInt8>) -> Int {
    ConsonantFrame.of(form, into: &otherFrame)
    let (distance, count) = otherFrame.withUnsafeBufferPointer { consonants.distance(to: $0) }
    return distance == 0 && count == consonants.count && count > 1 ? count : 0
  }

  /// Whether at most two letters are wrong; a quicker question than the score.
  mutating func isWithinTwoSlips(_ form: UnsafeBufferPointer<UInt8>) -> Bool {
    abs(form.count - spelling.bytes.count) <= 4 && letters.distance(to: form).distance <= 2
  }

  /// The score of a name in another script, of which only the sound can be the same; articles are
  /// not borrowed with the name.
  mutating func scoreByEar(_ form: UnsafeBufferPointer<UInt8>) -> NameScore {
    guard sounds.count > 1 else { return .none }
    let first = UnsafeBufferPointer(rebasing: form.prefix { $0 != .space })
    var value = 0.95 * soundSimilarity(form)
    if first.count < form.count, Lexicon.shared.roles(of: first).contains(.article) {
      let rest = UnsafeBufferPointer(rebasing: form[(first.count + 1)...])
      value = max(value, 0.94 * soundSimilarity(rest))
    }
    return NameScore(value: value, match: value > Self.sameToTheEar ? .soundsAlike : .near)
  }

  private static let sameToTheEar = 0.85

  /// Names that share fewer letters are not compared by sound.
  private static let hopeless = 0.7

  private mutating func soundSimilarity(_ form: UnsafeBufferPointer<UInt8>) -> Double {
    Sounds.shared.of(form, into: &otherSounds)
    SoundCosts.shared.encode(&otherSounds)
    let most = EditDistance.longest
    let sounds = sounds
    let distance = sounds.withUnsafeBufferPointer { said in
      otherSounds.withUnsafeBufferPointer { other in
        SoundCosts.shared.distance(
          UnsafeBufferPointer(rebasing: said.prefix(most)),
          UnsafeBufferPointer(rebasing: other.prefix(most)), row: &row)
      }
    }
    let longer = min(max(sounds.count, otherSounds.count, 1), most)
    return max(0, 1 - Double(distance) / Double(longer * SoundCosts.whole))
  }
}

extension Collection<UInt8> {
  var wordCount: Int { reduce(1) { $0 + ($1 == .space ? 1 : 0) } }
}
