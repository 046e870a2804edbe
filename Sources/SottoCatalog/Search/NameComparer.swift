import SottoText

/// Compares one name that was said with many of a catalog.
struct NameComparer {
  let spelling: Spelling
  private let explanations: Explanations
  // Each is made when it is first needed: most names are met as they are said.
  private lazy var key = SoundKey(spelling.bytes)
  private lazy var wordCount = spelling.bytes.wordCount
  private lazy var letters = EditDistance(spelling.bytes)
  private lazy var sounds = SoundComparer(spelling)
  private lazy var words = WordComparer(spelling)
  private lazy var frame = spelling.bytes.withUnsafeBufferPointer { ConsonantFrame.of($0) }
  private lazy var frames = spelling.bytes.withUnsafeBufferPointer { WordFrames($0) }
  private lazy var consonants = EditDistance(frame)
  private var otherFrame: [UInt8] = []
  private var unsaid = [UInt8](repeating: 0, count: 256)

  init(_ spelling: Spelling, isInKnownWords: Bool = false) {
    self.spelling = spelling
    explanations = isInKnownWords ? .ofKnownWords : .ofUnknownWords
  }

  /// - Complexity: O(letters of one × letters of the other).
  mutating func score(_ form: UnsafeBufferPointer<UInt8>) -> NameScore {
    if form.elementsEqual(spelling.bytes) { return NameScore(value: 1, match: .exact) }
    let (distance, count) = letters.distance(to: form)
    // Words joined or taken apart.
    if distance == 0, count == letters.count { return NameScore(value: 0.985, match: .exact) }
    let likeness = 1 - Double(distance) / Double(max(count, letters.count, 1))
    if 1 - likeness < NameDifference.hopeless, SoundKey(form) == key {
      // All the same words, one of them in another place, are nearer than one more or less.
      let hasAll = words.hasAll(of: form)
      return NameScore(value: 0.9 + 0.08 * (hasAll ? 1 : likeness), match: .soundsAlike)
    }
    let difference = difference(of: form)
    return NameScore(value: explanations.likelihood(of: difference), match: .near)
  }

  /// How a name differs that is not the same to the ear either.
  mutating func difference(of form: UnsafeBufferPointer<UInt8>) -> NameDifference {
    let (slips, count) = letters.distance(to: form)
    var difference = NameDifference(
      slips: slips, lettersSaid: letters.count, lettersWritten: count,
      hasOtherWordCount: form.wordCount != wordCount)
    if difference.isHopeless {
      difference.sounds = difference.letters
    } else {
      difference.sounds = 1 - sounds.similarity(form)
      difference.hasSameConsonants = hasSameConsonants(form)
      if difference.hasSameConsonants {
        difference.isHeardWordForWord = frames.areHeard(for: WordFrames(form))
      }
    }
    if slips == 1 || slips == 2 { difference.strangeLetters = lettersStrange(to: form) }
    // Words in another order share few letters in place, but are as many.
    if !difference.isHopeless || abs(count - letters.count) <= 3 {
      difference.words = words.agreement(with: form)
    }
    return difference
  }

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

  /// Who mishears a name keeps its consonants.
  private mutating func hasSameConsonants(_ form: UnsafeBufferPointer<UInt8>) -> Bool {
    ConsonantFrame.of(form, into: &otherFrame)
    let (distance, count) = otherFrame.withUnsafeBufferPointer { consonants.distance(to: $0) }
    return distance == 0 && count == consonants.count && count > 1
  }

  /// Whether at most two letters are wrong; a quicker question than the score.
  mutating func isWithinTwoSlips(_ form: UnsafeBufferPointer<UInt8>) -> Bool {
    abs(form.count - spelling.bytes.count) <= 4 && letters.distance(to: form).distance <= 2
  }

  /// The score of a name in another script, of which only the sound can be the same.
  mutating func scoreByEar(_ form: UnsafeBufferPointer<UInt8>) -> NameScore { sounds.score(form) }
}

extension Collection<UInt8> {
  var wordCount: Int { reduce(1) { $0 + ($1 == .space ? 1 : 0) } }
}
