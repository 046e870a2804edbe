// How alike names sound.

extension Sounds {
  /// Whether what was said is a name that is kept in another script, by the beats of both that are
  /// compared, as many of both.
  ///
  /// Short names must agree better: "Queen" is not «Кино». Chinese signs are words first, so that few
  /// of them must spell a name exactly: 王菲 is "Wang Fei", 笨小孩 is not Beyoncé.
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

  static func isVowel(_ sound: UInt8) -> Bool {
    switch Unicode.Scalar(sound) {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }

  /// One consonant for all that scripts write for each other.
  static func kind(of consonant: UInt8) -> UInt8 {
    switch Unicode.Scalar(consonant) {
    case "b", "p", "f", "v": 1
    case "t", "d": 2
    case "s", "z", "S", "C": 3
    case "k", "g": 4
    case "l", "r": 5
    default: consonant
    }
  }

  private static func distance(_ first: UInt8, _ second: UInt8) -> Float {
    first == second ? 0 : 0.15
  }

  private static func distance(_ first: Beat, _ second: Beat) -> Float {
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
