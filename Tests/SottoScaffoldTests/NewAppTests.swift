import Foundation
import Intents
import SottoScaffold
import SottoWire
import Testing

@Suite struct NewAppTests {
  private static func app(_ intents: [String]) throws -> NewApp {
    try NewApp(
      "Tidepool", intents: intents,
      phrases: [
        "en": NewApp.phrases(of: "Tidepool") { key, words in "\(key) & \(words["app"] ?? "")" }
      ],
      languages: ["en"], sotto: "/sotto")
  }

  @Test(arguments: ["INPlayMediaIntent", "INPlayMedia", "PlayMedia"])
  func `an intent's name may be short`(name: String) throws {
    #expect(try Self.app([name]).files["Handlers/PlayMediaHandler.swift"] != nil)
  }

  @Test(arguments: ["tidepool", "Tide pool", "Intents", "1Tide", "", "Tide/../pool"])
  func `what is no name is told`(name: String) {
    #expect(throws: NewAppError.self) {
      try NewApp(name, intents: ["INPlayMedia"], phrases: [:], languages: ["en"], sotto: "/sotto")
    }
  }

  @Test func `an unknown intent is told with those there are`() {
    #expect {
      try Self.app(["INPlayMusic"])
    } throws: { "\($0)".contains("“INPlayMusic”") && "\($0)".contains("INPlayMediaIntent") }
  }

  @Test func `property lists and rows can be read`() throws {
    let files = try Self.app(IntentDescription.all.keys.sorted()).files
    for (path, content) in files
    where path.hasSuffix(".plist") || path.hasSuffix(".entitlements") {
      let list = try PropertyListSerialization.propertyList(from: Data(content.utf8), format: nil)
      #expect(list is [String: Any], "\(path)")
    }
    for line in (files["Sentences/en.jsonl"] ?? "").split(separator: "\n") {
      #expect(throws: Never.self) { try JSON.value(from: Data(line.utf8)) }
    }
  }
}
