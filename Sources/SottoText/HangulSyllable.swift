/// The parts of a Korean syllable, by their numbers in the order of Unicode: ㅎ, ㅏ and ㄴ of 한.
package struct HangulSyllable {
  /// The consonant it begins with, of 19; one of them is silent.
  package let initial: Int
  /// Of 21.
  package let vowel: Int
  /// The consonant it ends with, of 28; 0 for none.
  package let final: Int

  /// All syllables, as Unicode numbers them.
  package static let all: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// `nil` for what is no syllable of Hangul.
  package init?(_ scalar: UInt32) {
    guard Self.all.contains(scalar) else { return nil }
    let index = Int(scalar - Self.all.lowerBound)
    initial = index / 588
    vowel = index % 588 / 28
    final = index % 28
  }
}
