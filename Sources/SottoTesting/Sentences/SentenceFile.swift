public import Foundation
import Intents
import SottoWire

/// A file of sentences and what is expected of each: a JSON object a line; empty lines and those that
/// begin with `#` count for nothing.
public struct SentenceFile: Sendable {
  public struct Row: Sendable {
    /// Where it stands, counted from 1.
    public var line: Int
    public var sentence: SentenceCase

    public init(line: Int, sentence: SentenceCase) {
      self.line = line
      self.sentence = sentence
    }
  }

  public var rows: [Row]

  public init(rows: [Row]) { self.rows = rows }

  /// - Throws: `SentenceFileError` that names the line; what reading a file throws.
  public init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    rows = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do {
        let plain = try JSON.value(from: Data(line.utf8))
        rows += try SentenceCase.all(of: plain).map { Row(line: index + 1, sentence: $0) }
      } catch {
        throw SentenceFileError(file: url.path, line: index + 1, problem: "\(error)")
      }
    }
  }
}

extension SentenceFile {
  /// A row as a file has it, with its keys in the order in which they are read.
  package static func line(of sentence: SentenceCase) -> String {
    let members = sentence.plain.object ?? [:]
    let written = SentenceCase.keys.compactMap { key -> String? in
      guard let value = members[key] else { return nil }
      let text = key == "expect" ? expectation(value) : text(value)
      return "\"\(key)\": \(text)"
    }
    return "{\(written.joined(separator: ", "))}"
  }

  private static func expectation(_ value: PlainValue) -> String {
    let members = SentenceOutcome.keys.compactMap { key in
      value[key].map { "\"\(key)\": \(text($0))" }
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func text(_ value: PlainValue) -> String {
    String(decoding: JSON.data(of: value), as: UTF8.self)
  }
}

/// A line that cannot be read.
public struct SentenceFileError: Error, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var problem: String

  package init(file: String, line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  public var description: String { "\(file):\(line): \(problem)" }
}
