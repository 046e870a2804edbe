import Foundation

/// Plays a short melody that is always the same for the same name.
struct Synthesizer {
  /// Samples a second, of one channel: enough for the highest overtone of the highest note.
  static let rate = 8_000

  private var generator: NameGenerator

  init(name: String) { generator = NameGenerator(name: name) }

  /// The samples of a melody of 20 to 30 seconds.
  mutating func melody() -> [Int16] {
    let beat = Double.random(in: 0.22...0.45, using: &generator)
    let root = Double.random(in: 130...260, using: &generator)
    // Rendering each note once makes a melody a matter of copying.
    let notes = Self.pentatonic.map { step in
      Self.note(frequency: root * pow(2, Double(step) / 12), seconds: beat)
    }
    let seconds = Double.random(in: 20...30, using: &generator)
    let theme = (0..<8).map { _ in Int.random(in: notes.indices, using: &generator) }
    var samples: [Int16] = []
    for index in 0..<Int(seconds / beat) {
      // Every other phrase is the theme again, so that one can recognise it.
      let isTheme = index / theme.count % 2 == 0
      samples +=
        notes[
          isTheme
            ? theme[index % theme.count] : Int.random(in: notes.indices, using: &generator)]
    }
    return samples
  }

  private static let pentatonic = [0, 2, 4, 7, 9, 12, 14]

  /// A plucked tone that fades to silence.
  private static func note(frequency: Double, seconds: Double) -> [Int16] {
    let count = Int(seconds * Double(rate))
    return (0..<count).map { index in
      let time = Double(index) / Double(rate)
      let angle = 2 * Double.pi * frequency * time
      let tone = sin(angle) + 0.4 * sin(2 * angle) + 0.2 * sin(3 * angle)
      let fade = exp(-4 * time / seconds) * (1 - Double(index) / Double(count))
      return Int16(tone * fade * 12_000)
    }
  }
}

/// Numbers that look random and follow from a name.
struct NameGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The hash of Swift's standard library differs from one run to the next: this is FNV-1a.
  init(name: String) {
    state = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
