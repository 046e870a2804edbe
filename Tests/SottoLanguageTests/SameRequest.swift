import Foundation
import SottoText

@testable import SottoLanguage

/// A way of saying or writing requests that changes nothing of them, from a language's file.
struct SameRequest: Sendable {
  let name: String
  /// The least share of requests whose Reading stays the same.
  let floor: Double
  private let ways: [String]
  private let locale: String

  /// All ways of a language.
  static func all(in locale: String) throws -> [SameRequest] {
    let file = try LanguageFile(Support.here.appendingPathComponent("Sameness/\(locale).txt"))
    return try file.lines.map { line in
      let (key, _, text) = try file.split(line, at: [":"])
      let words = key.split(separator: " ")
      guard words.count == 2, let floor = Double(words[1]), floor < 1 else {
        throw file.error(line, "“\(key)” is no name and a share below 1")
      }
      let ways = text.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
      return SameRequest(name: String(words[0]), floor: floor, ways: ways, locale: locale)
    }
  }

  /// The request said or written otherwise; `nil` for one that this way says nothing of.
  ///
  /// - Parameter place: which of several ways is taken.
  func text(of row: SentenceRow, _ place: Int) -> String? {
    switch name {
    case "spaces": "  " + row.text.replacing(" ", with: "   ") + " "
    case "capitals":
      place % 2 == 0
        ? row.text.uppercased(with: Locale(identifier: locale))
        : row.text.lowercased(with: Locale(identifier: locale))
    case "figures": figures(in: row.text)
    case "app": row.apps?.first.map { way(place, row.text).replacing("@", with: $0) }
    default: way(place, row.text)
    }
  }

  /// Whether the way is one for such requests: another app than the one that is named makes another.
  func isMeant(for reading: Reading) -> Bool {
    name != "app" || reading.app == nil && reading.intent == "INPlayMediaIntent"
  }

  private func way(_ place: Int, _ request: String) -> String {
    ways[place % ways.count].replacing("…", with: request)
  }

  /// With its numbers in figures, or, where it has none in words, with its figures in words.
  private func figures(in request: String) -> String? {
    let written = inFigures(request)
    if written != request { return written }
    let spelled = pairs.reduce(request) { text, pair in
      Self.replace(pair.figure, with: pair.word, in: text, unlessBeside: (#"[\d:.,]"#, #"[\d:.,]"#))
    }
    return spelled == request ? nil : spelled
  }

  /// A word beside another number is a part of that. Signs that are written without spaces need none around them.
  private func inFigures(_ text: String) -> String {
    let words = pairs.map { NSRegularExpression.escapedPattern(for: $0.word) }
    let other = "(?:" + words.joined(separator: "|") + ")"
    return pairs.reduce(text) { text, pair in
      let hasSpaces = !pair.word.unicodeScalars.contains { (0x3000...0x9FFF).contains($0.value) }
      return Self.replace(
        pair.word, with: pair.figure, in: text,
        unlessBeside: hasSpaces ? (#"\w|\b\#(other) "#, #"\w| \#(other)\b"#) : nil)
    }
  }

  private var pairs: [(word: String, figure: String)] {
    ways.map { $0.components(separatedBy: " = ") }.map { ($0[0], $0[1]) }
      .sorted { $0.0.count > $1.0.count }
  }

  private static func replace(
    _ old: String, with new: String, in text: String,
    unlessBeside others: (before: String, after: String)?
  ) -> String {
    guard text.contains(old) else { return text }
    var pattern = NSRegularExpression.escapedPattern(for: old)
    if let others { pattern = "(?<!\(others.before))\(pattern)(?!\(others.after))" }
    return text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
  }

  /// What is compared of a Reading: in a name, too, a figure is as good as its word.
  func meaning(of reading: Reading) -> Set<String> {
    var reading = reading
    if name == "app" { reading.app = nil }
    if name == "figures" {
      reading.parameters = reading.parameters.mapValues { $0.mapTexts(inFigures) }
    }
    return reading.slots.union(["\(reading.locale) \(reading.intent ?? "none")"])
  }
}

extension Reading.Value {
  fileprivate func mapTexts(_ change: (String) -> String) -> Reading.Value {
    switch self {
    case .string(let text): .string(change(text))
    case .list(let values): .list(values.map { $0.mapTexts(change) })
    case .object(let values): .object(values.mapValues { $0.mapTexts(change) })
    case .bool, .number: self
    }
  }
}
