import Testing

@testable import SottoCatalog

@Suite struct OtherScriptsTests {
  /// How many letters the system is asked for to spell a text, of which it knows how to load rules for
  /// some that take longer than any search.
  private func asked(of text: String) -> (letters: Int, output: String) {
    var letters = 0
    var output: [UInt8] = []
    OtherScripts.add(text, to: &output) {
      letters += $0.unicodeScalars.count
      return nil
    }
    return (letters, String(decoding: output, as: UTF8.self))
  }

  @Test func systemIsNeverAskedForChineseCharacters() {
    let planes = [0x2E80..<0x2FF0, 0x3005..<0x3008, 0x3400..<0xA000, 0xF900..<0xFB00]
    for value in planes.joined() + Array(0x20000..<0x32400) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect(asked(of: String(scalar)).letters == 0, "U+\(String(value, radix: 16))")
    }
    // Whatever else Unicode takes for one.
    for value in 0..<UInt32(0x110000) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isUnifiedIdeograph else {
        continue
      }
      #expect(asked(of: String(scalar)).letters == 0, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("後座ㄌ泥", 1, "hou zuo ㄌ ni "), ("日本ﾃﾚﾋﾞ", 0, "ri ben terebi"),
    ("人々、再び", 0, "ren 々 zai bi"), ("𠀀", 0, "𠀀 "), ("《走》", 0, "zou "),
  ])
  func onlyOthersAreTheSystems(_ text: String, _ letters: Int, _ output: String) {
    let asked = asked(of: text)
    #expect(asked.letters == letters)
    #expect(asked.output == output)
  }

  @Test(arguments: [
    ("走建國路ㄌ泥", "zou jian guo lu l ni"), ("𠀀 song", "𠀀 song"), ("ｶﾀﾅ", "katana"),
  ])
  func spellsWhatIsMixed(_ name: String, _ spelling: String) {
    #expect(Spelling(name).description == spelling)
  }
}
