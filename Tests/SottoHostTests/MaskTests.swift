import Testing

@testable import SottoHost

@Suite struct MaskTests {
  private func mask() -> Mask { Mask(knowing: [], zone: "Europe/Berlin") }

  @Test(arguments: [
    "Hello", "稻香", "멜로디", "Алиса", "かぜ", "Ξένια", "+49 431 555 0101", "île", "7", "🐻",
  ])
  func `a word is another of its script, and the same each time`(word: String) {
    var mask = mask()
    let masked = mask.text(word)
    #expect(masked != word && masked.count == word.count)
    let (again, within) = (mask.text(word), mask.text("… \(word)!"))
    #expect(again == masked && within == "… \(masked)!")
  }

  @Test func `letter case is kept, and found whatever it is`() {
    var mask = mask()
    let masked = mask.text("Hello")
    let (lower, upper) = (mask.text("hello"), mask.text("HELLO"))
    #expect(lower == masked.lowercased() && upper == masked.uppercased())
  }

  @Test func `forms of a word begin alike`() {
    var mask = mask()
    let (one, many) = (mask.text("свеча"), mask.text("свечи"))
    #expect(one.dropLast() == many.dropLast() && one != many)
  }

  @Test func `no letter stands for itself, whatever comes before`() {
    for _ in 0..<50 {
      var mask = mask()
      for word in ["Müller", "anna", "1984", "김철수", "ʻOkina", "٠١٢٣", "Ⅷ"] {
        for (before, after) in zip(word.lowercased(), mask.text(word).lowercased()) {
          #expect(before != after, "\(word)")
        }
      }
    }
  }
}
