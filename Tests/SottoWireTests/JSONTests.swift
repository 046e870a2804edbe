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
    #expect(try String(decoding: JSON.data(of: value), as: UTF8.self) == text)
    #expect(try JSON.value(from: Data(text.utf8)) == value)
  }

  @Test(arguments: ["", "{", "{\"a\"}", "nul", "\"\u{01}\"", "[1] 2"])
  func whatIsNotJSONIsAnError(_ text: String) {
    #expect(throws: DecodingError.self) { try JSON.value(from: Data(text.utf8)) }
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: DecodingError.self) { try JSON.value(from: Data(text.utf8)) }
  }

  @Test func infinityIsAnError() {
    #expect(throws: EncodingError.self) { try JSON.data(of: .number(.infinity)) }
  }
}
