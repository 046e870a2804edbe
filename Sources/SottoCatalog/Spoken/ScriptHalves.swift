/// The halves of a name that is given in two scripts, one after the other: "PSY (싸이)", "DAWN 던".
struct ScriptHalves {
  let first: [UInt8]
  let second: [UInt8]

  /// `nil` of a name that is not two names in this way: letters change their script not once, or
  /// more often, or one half only says which version it is.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    var border: Int?
    var before: Scripts = []
    var index = 0
    while index < name.count {
      let length = Self.length(of: name[index])
      let scripts = Scripts(
        of: UnsafeBufferPointer(rebasing: name[index..<min(index + length, name.count)]))
      if !scripts.isEmpty {
        if scripts.areOther(than: before) {
          guard border == nil else { return nil }
          border = index
        }
        before = scripts
      }
      index += length
    }
    guard let border else { return nil }
    (first, second) = (Array(name[..<border]), Array(name[border...]))
    guard Self.isName(first), Self.isName(second) else { return nil }
  }

  private static func length(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
  }

  /// Whether more is said than a letter or words with a duty, such as "live" or "feat.".
  private static func isName(_ half: [UInt8]) -> Bool {
    let words = Spelling(half).words
    return words.contains { word in word.count > 1 && Lexicon.shared.roles(of: word).isEmpty }
      && !words.contains { !Lexicon.shared.roles(of: $0).isDisjoint(with: [.edition, .guest]) }
  }
}
