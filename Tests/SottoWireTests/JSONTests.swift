import Foundation
import Intents
import SottoWire
import Testing

@Suite struct JSONTests {
  @Test(
    arguments: [
      (.null, "null"), (true, "true"), (false, "false"), (0, "0"), (1, "1"), (-7, "-7"),
      (1.5, "1.5"), (.integer(.max), "9223372036854775807"), ("", "\"\""),
      ("Сектор Газа", "\"Сектор Газа\""), ("a/b\n\"", #""a/b\n\"""#), ([], "[]"), ([:], "{}"),
      ([1, true, .null, "x", [2.5]], #"[1,true,null,"x",[2.5]]"#),
      (["b": 1, "a": ["d": false, "c": .null]], #"{"a":{"c":null,"d":false},"b":1}"#),
    ] as [(PlainValue, String)])
  func roundTrip(_ value: PlainValue, _ text: String) throws {
    #expect(String(decoding: JSON.data(of: value), as: UTF8.self) == text)
    #expect(try JSON.value(from: Data(text.utf8)) == value)
  }

  /// Other spellings than ours.
  @Test(
    arguments: [
      (" [ 1 ,\t2\r\n] ", [1, 2]), (#""\u0041\/\b\f\n\r\t""#, "A/\u{8}\u{C}\n\r\t"),
      (#""\ud83d\uDE00""#, "😀"), ("1.0", 1), ("-0", 0), ("1e3", 1000), ("2.5E-1", 0.25),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ] as [(String, PlainValue)])
  func otherSpellings(_ text: String, _ value: PlainValue) throws {
    #expect(try JSON.value(from: Data(text.utf8)) == value)
  }

  @Test(arguments: [
    "", " ", "{", "{\"a\"}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "{1:2}", "{\"a\":1,\"a\":2}", "[1",
    "[1,]",
    "[,1]", "nul", "TRUE", "NaN", "\"", "\"\u{01}\"", #""\x""#, #""\u12""#, #""\u+123""#,
    #""\ud83d""#, #""\ud83dx""#, #""\ud83d\u0041""#, "[1] 2", "01", "-", "1.", ".5", "1e", "+1",
    "1e999", "'a'", "\u{FEFF}1",
  ])
  func whatIsNotJSONIsAnError(_ text: String) {
    #expect(throws: JSON.SyntaxError.self) { try JSON.value(from: Data(text.utf8)) }
  }

  @Test func anErrorNamesThePlace() {
    #expect(throws: JSON.SyntaxError(problem: "A colon is missing", offset: 5)) {
      try JSON.value(from: Data(#"{"a" 1}"#.utf8))
    }
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    #expect(throws: JSON.SyntaxError.self) { try JSON.value(from: Data([0x22, 0xFF, 0x22])) }
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSON.SyntaxError.self) { try JSON.value(from: Data(text.utf8)) }
  }

  /// Each of these takes two bytes on the wire, and a hundred in memory.
  @Test func moreValuesThanAnyMessageHasAreAnError() throws {
    func list(_ count: Int) -> Data {
      Data("[\(String(repeating: "0,", count: count - 2))0]".utf8)
    }
    #expect(try JSON.value(from: list(1 << 20)).list?.count == 1 << 20 - 1)
    #expect(throws: JSON.SyntaxError.self) { try JSON.value(from: list(1 << 20 + 1)) }
  }

  @Test func whatIsNoNumberIsNull() {
    #expect(JSON.data(of: [.number(.infinity), .number(.nan)]) == Data("[null,null]".utf8))
  }

  /// What one reader takes, the other takes as the same; under seeded mutations.
  @Test func agreesWithFoundation() {
    let valid = Array(#"{"a":[1,-2.5e3,true,null,"x\u00e9\n"],"b":{"c":""}}"#.utf8)
    var generator = SplitMix(state: 7)
    for _ in 0..<20_000 {
      var text = valid
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: text.indices, using: &generator)
        text[place] = valid.randomElement(using: &generator) ?? 0
      }
      let data = Data(text)
      guard let ours = try? JSON.value(from: data) else { continue }
      let theirs = try? JSONDecoder().decode(PlainValue.self, from: data)
      #expect(theirs == ours, "\(String(decoding: text, as: UTF8.self))")
    }
  }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
