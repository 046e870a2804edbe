import SottoText

/// Compares the sounds of one name that was said with those of many.
struct SoundComparer {
  let spelling: Spelling
  private let sounds: [UInt8]
  private var otherSounds: [UInt8] = []
  private var row: [Int32] = []

  init(_ spelling: Spelling) {
    self.spelling = spelling
    var sounds: [UInt8] = []
    spelling.bytes.withUnsafeBufferPointer { Sounds.shared.of($0, into: &sounds) }
    SoundCosts.shared.encode(&sounds)
    self.sounds = sounds
  }

  /// 1 for the same sounds, 0 for none.
  ///
  /// - Complexity: O(sounds of one × sounds of the other).
  mutating func similarity(_ form: UnsafeBufferPointer<UInt8>) -> Double {
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

  /// The score of a name in another script, of which only the sound can be the same; articles are
  /// not borrowed with the name.
  mutating func score(_ form: UnsafeBufferPointer<UInt8>) -> NameScore {
    guard sounds.count > 1 else { return .none }
    let first = UnsafeBufferPointer(rebasing: form.prefix { $0 != .space })
    var value = 0.95 * similarity(form)
    if first.count < form.count, Lexicon.shared.roles(of: first).contains(.article) {
      let rest = UnsafeBufferPointer(rebasing: form[(first.count + 1)...])
      value = max(value, 0.94 * similarity(rest))
    }
    return NameScore(value: value, match: value > Self.sameToTheEar ? .soundsAlike : .near)
  }

  private static let sameToTheEar = 0.85
}
