import Foundation
import Testing

@testable import SottoLanguage

enum Support {
  /// Where the package lies; test data is read where it is written.
  static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The languages as they are written.
  static let languagesFolder = here.appendingPathComponent(
    "../../Sources/SottoLanguage/Languages")

  static let languages = Result { try Languages.installed() }

  /// The lines of a data file, decoded.
  static func rows<Row: Decodable>(
    _ name: String, in folder: String = "Phrases", as type: Row.Type
  ) throws -> [Row] {
    let text = try String(
      contentsOf: here.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  /// A new folder of languages with one that is made up, `xx`, and a ranker whose weights stay as they are.
  static func folder(of files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sotto-languages-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("xx")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: here.appendingPathComponent("Ranking/\(Ranker.file)"),
      to: folder.appendingPathComponent(Ranker.file))
    for (name, text) in files {
      try text.write(
        to: language.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return folder
  }
}

/// A row of the phrase files: a sentence with its surroundings, and the Reading expected.
struct PhraseRow: Decodable {
  var sentence: SentenceRow
  var expected: Reading

  init(from decoder: any Decoder) throws {
    sentence = try SentenceRow(from: decoder)
    expected = try Reading(from: decoder)
  }

  /// What is wrong with the best Reading; `nil` when it is the expected one.
  ///
  /// Where a row says no moment, it is the one of `sotto evaluate`.
  func mistake(_ languages: Languages) throws -> String? {
    var surroundings = try sentence.surroundings()
    if sentence.now == nil { surroundings.now = try SentenceRow.time("2026-11-21T12:00") }
    let reading = languages.understand(
      sentence.text, locale: sentence.locale, surroundings: surroundings)[0]
    if reading.intent == expected.intent, reading.app == expected.app,
      reading.parameters.folded == expected.parameters.folded
    {
      return nil
    }
    return "“\(sentence.text)” is \(reading.intent ?? "none") in \(reading.app ?? "no app") with "
      + "\(reading.parameters), because of \(reading.reasons)"
  }
}

extension [String: Reading.Value] {
  /// Names compare as people hear them: without case and punctuation.
  var folded: [String: Reading.Value] { mapValues(\.folded) }
}

extension Reading.Value {
  var folded: Reading.Value {
    switch self {
    case .string(let text):
      .string(Tokens(text).all.map { $0.letters.map(String.init).joined() }.joined(separator: " "))
    case .list(let values): .list(values.map(\.folded))
    case .object(let values): .object(values.folded)
    case .bool, .number: self
    }
  }
}
