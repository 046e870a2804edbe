import Intents
import Testing

@testable import SottoHost

@Suite struct MaskTests {
  @Test(arguments: ["Hello", "稻香", "멜로디", "Алиса", "かぜ", "Ξένια", "+49 431 555 0101", "île"])
  func `a name is another of its script, and the same each time`(name: String) {
    var mask = Mask(knowing: [])
    let masked = mask.name(name)
    #expect(masked != name && masked.count == name.count)
    let (again, within) = (mask.name(name), mask.text("… \(name)!"))
    #expect(again == masked && within == "… \(masked)!")
  }

  @Test func `letter case is kept, and found whatever it is`() {
    var mask = Mask(knowing: [])
    let masked = mask.name("Hello")
    let (lower, upper) = (mask.text("play hello"), mask.text("HELLO"))
    #expect(lower == "play \(masked.lowercased())" && upper == masked.uppercased())
  }

  @Test func `forms of a word begin alike`() {
    var mask = Mask(knowing: [])
    let (one, many) = (mask.name("свеча"), mask.name("свечи"))
    #expect(one.dropLast() == many.dropLast() && one.last == "а" && many.last == "и")
  }

  @Test func `what is no name stays`() {
    var mask = Mask(knowing: ["Melody"])
    let names = [mask.name("Melody"), mask.name("7")]
    #expect(names == ["Melody", "7"])
    _ = mask.name("some")
    let text = mask.text("play something")
    #expect(text == "play something")
  }

  @Test func `SiriKit's words stay, an app's are names`() {
    var mask = Mask(knowing: [])
    let resolved: PlainValue = [
      "name": "priority", "results": [["status": "success", "value": "flagged"]],
    ]
    let masked = mask.values([
      "code": "success", "title": "Skyfall", "reference": "currentlyPlaying",
      "createdDateComponents": "2026-11-28T08:50:39", "minimumPrice": "6.5",
      "resolved": [resolved], "latitude": 54.321,
    ])
    #expect(masked["code"] == "success" && masked["reference"] == "currentlyPlaying")
    #expect(masked["createdDateComponents"] == "2026-11-28T08:50:39")
    #expect(masked["minimumPrice"] == "6.5" && masked["resolved"] == [resolved])
    #expect(masked["title"] != "Skyfall" && masked["latitude"] != 54.321)
  }
}
