import Intents
import Testing

@testable import SottoAssistant

/// A value is called by the name that its class has for it.
@Suite struct SpokenNameTests {
  @Test(
    arguments: [
      ("milk", "milk"), (["title": "grocery"], "grocery"), (["name": "home"], "home"),
      (["title": ["spokenPhrase": "P!nk", "pronunciationHint": "pink"]], "P!nk"),
      (["rice", ["title": "tea", "status": "completed"]], "rice, tea"),
      (["text": "a boat"], "a boat"),
      (["identifier": "7"], ""), (7, ""),
    ] as [(PlainValue, String)])
  func `a value has a name`(_ value: PlainValue, _ name: String) {
    #expect(value.spokenName == name)
  }
}
