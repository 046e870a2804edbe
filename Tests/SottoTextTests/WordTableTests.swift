import Testing

@testable import SottoText

@Suite("Words by their hashes") struct WordTableTests {
  @Test func `a table gives what was set last, and nothing for other words`() throws {
    var table = WordTable()
    var expected: [UInt64: Int32] = [:]
    for number in 0..<500 {
      let word = WordHash.of("word \(number % 300)".utf8)
      table.set(word, Int32(number))
      expected[word] = Int32(number)
    }
    #expect(table.count == 300)
    for (word, number) in expected { #expect(table[word] == number) }
    #expect(table[WordHash.of("other".utf8)] == nil)
    let saved = try #require(
      WordTable(slotWords: table.slotWords, slotValues: table.slotValues))
    #expect(saved.count == 300 && expected.allSatisfy { saved[$0.key] == $0.value })
  }

  @Test func `what would be searched without end is no table`() {
    #expect(WordTable(slotWords: [1, 2], slotValues: [1, 2]) == nil)
    #expect(WordTable(slotWords: [], slotValues: []) == nil)
    #expect(WordTable(slotWords: [1, 2, 0], slotValues: [1, 2, .min]) == nil)
    #expect(WordTable(slotWords: [1, 0], slotValues: [1]) == nil)
  }

  @Test func `a hash goes on behind another, of whatever letters`() {
    let first = WordHash.of("new".utf8)
    #expect(
      WordHash.of("york".unicodeScalars.map(\.value), after: first) == WordHash.of("newyork".utf8))
  }
}
