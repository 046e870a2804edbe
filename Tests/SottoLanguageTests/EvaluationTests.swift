import Testing

@testable import SottoLanguage

@Suite("Understanding is measured") struct EvaluationTests {
  private static func reading(
    _ intent: String?, _ parameters: [String: Reading.Value] = [:], app: String? = nil
  ) -> Reading {
    Reading(text: "", locale: "en", intent: intent, app: app, parameters: parameters)
  }

  @Test func figures() {
    var evaluation = Evaluation()
    let wanted = Self.reading(
      "A", ["x": .object(["name": .string("Blue Sky")]), "n": .number(2)], app: "Melody")
    let right = [
      evaluation.add(expected: wanted, heard: wanted),
      // One of two values is right, a third is too many.
      evaluation.add(
        expected: Self.reading("A", ["a": .string("one"), "b": .string("two")]),
        heard: Self.reading("A", ["a": .string("ONE!"), "b": .string("three"), "c": .bool(true)])),
      evaluation.add(expected: wanted, heard: Self.reading("B")),
      evaluation.add(expected: Self.reading(nil), heard: Self.reading(nil)),
      evaluation.add(expected: Self.reading(nil), heard: Self.reading("A")),
    ]
    #expect(right == [true, false, false, true, false])
    #expect(evaluation.rows == 5)
    #expect(evaluation.intentAccuracy == 0.6)
    #expect(evaluation.exactShare == 0.4)
    #expect(evaluation.falseAccepts == 0.5)
    // Right 3 + 1, expected 3 + 2 + 3, heard 3 + 3.
    #expect(abs(evaluation.slotF1 - 8.0 / 14.0) < 1e-9)
    #expect(
      evaluation.confusions == [
        Evaluation.Confusion(expected: "A", heard: "B"): 1,
        Evaluation.Confusion(expected: "none", heard: "A"): 1,
      ])
  }

  @Test("Lists compare without order")
  func lists() {
    var evaluation = Evaluation()
    let one = Self.reading("A", ["l": .list([.string("a"), .string("b")])])
    let other = Self.reading("A", ["l": .list([.string("b"), .string("a")])])
    let isRight = evaluation.add(expected: one, heard: other)
    #expect(isRight)
  }
}
