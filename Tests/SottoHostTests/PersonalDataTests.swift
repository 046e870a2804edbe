import Foundation
import Intents
import SottoWire
import Testing

@testable import SottoHost

/// A masked conversation has nothing of a person's in it, wherever it stood and whatever it looks like.
@Suite struct PersonalDataTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var kind: String
    var value: String
    var testDescription: String { kind }
  }

  static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/personal.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Row].self, from: data)) ?? []
  }()

  @Test func `there are forty kinds`() { #expect(Self.rows.count >= 40) }

  /// A conversation in which a value is wherever one can be.
  private func recording(of text: String) throws -> Recording {
    let value = PlainValue.string(text)
    let intent: PlainValue = ["name": "INAddTasksIntent", "parameters": ["taskTitles": [value]]]
    let reading: PlainValue = [
      "text": value, "locale": "en", "intent": "INAddTasksIntent", "rest": value, "room": value,
      "excluded": value, "unreadTime": value, "reasons": [value], "confidence": 1,
      "parameters": ["taskTitles": [value], "mediaSearch": ["mediaName": value]],
      "said": ["taskTitles": value],
    ]
    let answer: PlainValue = [
      "response": [
        "code": "success", "title": value, "addedTasks": [["title": value, "identifier": value]],
      ],
      "resolved": [["name": "title", "results": [["status": "success", "value": value]]]],
    ]
    func came(_ message: PlainValue) -> PlainValue {
      ["from": "a.Intents", "at": 1_700_000_000, "message": message]
    }
    let lines: [PlainValue] = [
      [
        "said": [
          "text": value, "request": reading,
          "understood": [["text": value, "readings": [reading]]],
        ], "at": 1_700_000_000,
      ],
      came(["id": 1, "answer": answer]),
      came(["event": "setVocabulary", "with": ["entries": [value]]]),
      came([
        "event": "nowPlaying", "with": ["title": value, "artist": value, "info": ["x": value]],
      ]),
      came(["id": 7, "call": "donate", "with": ["interaction": ["intent": intent, "note": value]]]),
      came(["id": 2, "failure": ["code": "failed", "message": value]]),
      ["notStarted": "a", "problem": value],
      ["of": "a", "trace": ["log": value, "lines": [value]]],
    ]
    return Recording(
      header: .init(sotto: "1", format: 1, locale: "en", zone: "Europe/Berlin"),
      home: RecordedHome(
        apps: [], defaults: [:], rides: [.init(app: "a", identifier: text)],
        phrases: [.init(phrase: text, sentence: text, locale: "en")], playing: []),
      lines: try lines.map(RecordedLine.init(plain:)))
  }

  @Test(arguments: rows) func `nothing of it is left`(row: Row) throws {
    let masked = try recording(of: row.value).masked()
    var texts = [masked.home.rides[0].identifier, masked.home.phrases[0].phrase]
    texts.append(masked.home.phrases[0].sentence)
    for line in masked.lines { texts += line.plain.personalTexts }
    // Each place has it, besides those of ours.
    #expect(texts.count >= 28, "\(texts)")
    let first = try #require(texts.first)
    #expect(Set(texts) == [first], "one is the same throughout")
    #expect(!first.contains(row.value), "\(first)")
    let (before, after) = (Words(row.value).parts, Words(first).parts)
    guard !row.value.contains("://") else {
      #expect(!first.lowercased().contains("anna"), "\(first)")
      return
    }
    #expect(before.count == after.count, "\(first)")
    // A date moves, and may keep a part of it.
    guard row.value.wholeMatch(of: /\d{4}-\d\d-\d\d.*/) == nil else { return }
    for (before, after) in zip(before, after) where before.isWord {
      #expect(before.text.lowercased() != after.text.lowercased(), "\(row.value): \(first)")
    }
  }

  @Test func `words of SiriKit's and of the apps' stay in their places`() throws {
    var mask = Mask(knowing: ["app.sotto.Melody", "Melody"], zone: "Europe/Berlin")
    let kept: PlainValue = [
      "code": "success", "priority": "flagged", "mediaType": "song", "intent": "INPlayMediaIntent",
      "app": "Melody", "timeZone": "Europe/Berlin", "currencyCode": "EUR", "volume": 0.25,
      "duration": 215.3, "isDone": true,
      "resolved": [["name": "status", "results": [["status": "success", "value": "completed"]]]],
    ]
    #expect(mask.value(kept) == kept)
    let others: PlainValue = [
      "title": "success", "name": "flagged", "priority": "anna", "currencyCode": "ANN",
      "timeZone": "Asia/Tokyo",
      "latitude": 54.321, "partySize": 7, "estimatedPickupDate": 1_700_000_000,
      "createdDateComponents": "2026-11-28T08:50:39",
    ]
    let masked = mask.value(others)
    for (key, value) in others.object ?? [:] { #expect(masked[key] != value, "\(key)") }
  }

  @Test func `moments keep their order, their weekday and how far they are from each other`() throws
  {
    let moments = MaskedMoments()
    let moved = try #require(moments.date("2026-11-28T08:50"))
    let later = try #require(moments.date("2026-11-29T08:50"))
    let parse = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().time(
      includingFractionalSeconds: false)
    let (first, second) = (try parse.parse("\(moved):00"), try parse.parse("\(later):00"))
    #expect(second.timeIntervalSince(first) == 86_400)
    #expect(moments.moment(10) - moments.moment(3) == 7)
    #expect(moments.date("2026-13-45") != "2026-13-45")
    #expect(moments.date("hello") == nil)
  }

  @Test func `all of SiriKit's enumerations are known`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/Intents").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /extension ([A-Za-z.]+): PlainEnumeration/) {
        declared.insert(String(match.1.split(separator: ".").last ?? ""))
      }
    }
    #expect(declared.count > 50)
    #expect(Set(SiriKitWords.enumerations.map { "\($0)" }) == declared)
  }
}

extension PlainValue {
  /// The texts in a line's message that are a person's.
  fileprivate var personalTexts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let values): values.flatMap(\.personalTexts)
    case .object(let members):
      members.flatMap { key, value in
        ["from", "event", "call", "code", "name", "of", "locale", "intent", "status", "notStarted"]
          .contains(key) && value.string != nil ? [] : value.personalTexts
      }
    case .null, .bool, .integer, .number: []
    }
  }
}
