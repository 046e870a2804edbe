import Foundation
import SottoText

/// A language's trained part: tells what a sentence asks for and which of its words name what.
///
/// Both are linear models over hashed features, trained by `sotto train`. What a request and a tag
/// mean is written as templates of the patterns' own syntax, so that the matcher reads the words a
/// tag covers just as it reads a pattern's slot.
final class Model: Sendable {
  /// A kind of request: an intent and the constants that tell it from others of the intent.
  struct Request: Sendable {
    /// `SystemMediaControl {command=pause}`, `none`.
    var name: String
    var intent: String?
    var root: Int32
    /// The labels its words may have, and how they follow each other.
    var labels: [Int]
    var transitions: Transitions
  }

  /// One way to read a sentence.
  struct Tagging {
    var request: Int
    var spans: [Span]
    /// The logarithm of how unlikely it is, given the request.
    var cost: Float
  }

  /// Words that are the name of one thing.
  struct Span: Hashable {
    var tag: Int
    var range: Range<Int>
  }

  let file: WeightFile
  /// What tells requests apart, and what tells words apart.
  let requestTable: WeightTable
  let wordTable: WeightTable
  /// The kinds of names that people said, `HeardNames.kinds`, as the label of a name's key.
  let nameTable: WeightTable?
  let requests: [Request]
  /// Their numbers by their names.
  let numbers: [String: Int]
  /// The intents there are, and which of them each request is of.
  let intents: [String?]
  let intentOfRequest: [Int]
  /// The template of each tag, in the grammar.
  let tags: [Int32]
  /// The intents whose names people's sentences have taught it; none where it has learnt from the
  /// language's own text alone.
  let heard: Set<String>
  /// The words that a title's place is told by.
  let keyWords: Set<UInt64>
  let labelCount: Int

  /// How many sections its file has: with a table of names, or without.
  static let sections: Set = [5, 7]

  /// The file has the slots and entries of the table that tells requests apart, those of the table that
  /// tells words apart, the transitions between tags (for each pair that was seen the tags, and the
  /// weight in a word of its own) and, of weights that have learnt from what people said, a table of
  /// the names they said.
  ///
  /// - Throws: `LanguageError` when the file does not fit the language's present text.
  init(_ file: WeightFile, path: String, words: Words, into grammar: inout Grammar) throws {
    self.file = file
    requestTable = try file.table(0)
    wordTable = try file.table(2)
    nameTable = file.sections.count > 5 ? try file.table(5) : nil
    func compile(_ template: String) throws -> Int32 {
      var parser = TemplateParser(template, words: words)
      do {
        return try parser.parse(into: &grammar)
      } catch {
        throw LanguageError(
          file: path, line: nil,
          what: "“\(template)”: \(error.what); train it anew with “sotto train LANGUAGE”")
      }
    }
    tags = try file.values("tag").map(compile)
    heard = Set(file.values("heard").flatMap { $0.split(separator: " ").map(String.init) })
    keyWords = Set(
      file.values("keys").flatMap { $0.utf8.split(separator: UInt8(ascii: " ")) }
        .map { WordHash.of(Substring($0).unicodeScalars.lazy.map(\.value)) })
    let labelCount = tags.count * 2 + 1
    self.labelCount = labelCount
    let transitions = Self.transitions(of: file, labelCount)
    let requests = try file.values("request").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let name = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
      let intent = name.first == "none" ? nil : name.first
      let tags = parts.last?.split(separator: " ").compactMap { Int($0) } ?? []
      let labels = [0] + tags.flatMap { [Self.begin($0), Self.inside($0)] }
      guard labels.allSatisfy({ (0..<labelCount).contains($0) }) else {
        throw LanguageError(
          file: path, line: nil,
          what: "names unknown tags; train it anew with “sotto train LANGUAGE”")
      }
      return Request(
        name: String(parts[0]), intent: intent,
        root: try compile(intent != nil && name.count > 1 ? name[1] : ""), labels: labels,
        transitions: transitions.among(labels))
    }
    self.requests = requests
    numbers = Dictionary(
      requests.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    (intents, intentOfRequest) = Self.intents(of: requests)
  }

  /// - Throws: `LanguageError` for a file that is cut short, `SnapshotReader.Foreign` for a reader of
  ///   something else.
  init(_ file: WeightFile, from reader: inout SnapshotReader) throws {
    self.file = file
    requestTable = try file.table(0)
    wordTable = try file.table(2)
    nameTable = file.sections.count > 5 ? try file.table(5) : nil
    requests = try reader.read()
    numbers = try reader.read()
    (intents, intentOfRequest) = Self.intents(of: requests)
    tags = try reader.plain()
    heard = try reader.read()
    keyWords = Set(try reader.plain(UInt64.self))
    labelCount = try reader.read()
  }

  private static func intents(of requests: [Request]) -> ([String?], [Int]) {
    let intents = requests.reduce(into: [String?]()) { intents, request in
      if !intents.contains(request.intent) { intents.append(request.intent) }
    }
    return (intents, requests.map { intents.firstIndex(of: $0.intent) ?? 0 })
  }

  private static func transitions(of file: WeightFile, _ labelCount: Int) -> Transitions {
    file.withWords { words in
      let pairs = file.sections[4]
      return Transitions(
        labelCount: labelCount,
        stride(from: pairs.lowerBound, to: pairs.upperBound - 1, by: 2).compactMap { place in
          let first = Int(words[place] >> 16)
          let second = Int(words[place] & 0xFFFF)
          guard first < labelCount, second < labelCount else { return nil }
          return (first, second, Float(bitPattern: words[place + 1]))
        })
    }
  }

  static func begin(_ tag: Int) -> Int { tag * 2 + 1 }
  static func inside(_ tag: Int) -> Int { tag * 2 + 2 }
}
