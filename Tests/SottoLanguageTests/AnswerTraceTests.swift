import Foundation
import Testing

@testable import SottoLanguage

/// Which sentences an answer is made of.
@Suite struct AnswerTraceTests {
  @Test func `what the answer has is told, once, and what it has not is not`() throws {
    let english = try #require(try Support.languages.get().language("en"))
    let trace = AnswerTrace()
    let text = AnswerTrace.$current.withValue(trace) {
      _ = english.sentence("INPlayMediaIntent.done.shuffled", ["item": "Hello"])
      _ = english.sentence("INPlayMediaIntent.done", ["item": "Hello", "app": "Melody"])
      return english.sentence("INPlayMediaIntent.done", ["item": "Hello", "app": "Melody"])
    }
    let told = trace.templates(of: text)
    #expect(told.map(\.key) == ["INPlayMediaIntent.done"])
    #expect(told.first?.text == "Playing {item}[ in {app}].[ ({note})]")
    #expect(AnswerTrace.current == nil)
  }
}
