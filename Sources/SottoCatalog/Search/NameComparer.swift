/// Compares one name that was said with many of a catalog.
struct NameComparer {
  let spelling: Spelling
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

  init(_ spelling: Spelling) { self.spelling = spelling }

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
    if bySpelling > Self.hopeless, SoundKey(form) == key {
      // All the same words, one of them in another place, are nearer than one more or less.
      let likeness = Grams.ofWords(form).map { $0 == allWords } ?? false ? 1 : bySpelling
      return NameScore(value: 0.9 + 0.08 * likeness, match: .soundsAlike)
    }
    var value = bySpelling
    if bySpelling > Self.hopeless {
      let bySound = soundSimilarity(form)
      value = 0.5 * max(bySpelling, bySound) + 0.25 * (bySpelling + bySound)
      value = withFrame(value, of: form)
    }
    // A slip or two of the fingers may sound like anything; of such as are alike the nearer by sound.
    if distance == 1 || distance == 2 {
      let bySlips = 1 - Self.ofSlips[distance] / Double(max(count, letters.count))
      value = max(value, 0.8 * bySlips + 0.2 * value)
    }
    if form.wordCount != wordCount { value -= 0.03 }
    // Words in another order share few letters in place, but are as many.
    if value < 0.93, bySpelling > Self.hopeless || abs(count - letters.count) <= 3 {
      value = max(value, 0.95 * words.agreement(with: form))
    }
    return NameScore(value: 0.95 * value, match: .near)
  }

  /// Who mishears a name keeps its consonants: where they are all the same, and many, little else
  /// need be.
  private mutating func withFrame(_ value: Double, of form: UnsafeBufferPointer<UInt8>) -> Double {
    ConsonantFrame.of(form, into: &otherFrame)
    let (distance, count) = otherFrame.withUnsafeBufferPointer { consonants.distance(to: $0) }
    guard distance == 0, count == consonants.count, count > 1 else { return value }
    return value + (1 - value) * Self.ofSameFrame * min(1, Double(count) / Self.longFrame)
  }

  /// What a slip, and what two of them, count of a name of one letter.
  private static let ofSlips = [0, 0.4, 1.1]
  private static let ofSameFrame = 0.65
  private static let longFrame = 8.0

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
  private static let hopeless = 0.3

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
