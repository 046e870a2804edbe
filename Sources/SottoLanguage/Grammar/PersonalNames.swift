import Foundation
import SottoText

/// What people and bands are called by, shared by all languages: the trained part takes a name with
/// such a word rather for an artist's than for a title.
struct PersonalNames: Sendable {
  /// What the words are: `givenName`, `familyName`, `bandName`.
  private(set) var kinds: [String] = []
  /// Each word's kinds, one bit a kind.
  private var kindsOfWord = WordTable()

  /// Nobody's names.
  init() {}

  /// - Parameter url: sections `[kind]` of words between commas; languages work without the file.
  /// - Throws: `LanguageError` that names the line to mend.
  init(_ url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let file = try LanguageFile(url)
    for line in file.lines {
      if line.text.hasPrefix("["), line.text.hasSuffix("]") {
        guard kinds.count < UInt8.bitWidth else {
          throw file.error(line, "is one kind too many; \(UInt8.bitWidth) are told apart")
        }
        kinds.append(String(line.text.dropFirst().dropLast()))
        continue
      }
      guard !kinds.isEmpty else {
        throw file.error(line, "stands under no kind; begin one with “[givenName]” above")
      }
      for word in LanguageFile.list(line.text) { try add(word, file, line) }
    }
  }

  private mutating func add(
    _ word: String, _ file: LanguageFile, _ line: LanguageFile.Line
  ) throws {
    var scanner = WordScanner(word)
    guard let hash = scanner.nextHash(), scanner.nextHash() == nil else {
      throw file.error(line, "“\(word)” is not one word; write each with a comma after it")
    }
    let known = kindsOfWord[hash] ?? 0
    kindsOfWord.set(hash, known | 1 << Int32(kinds.count - 1))
  }

  /// The numbers of the kinds that a word is of.
  func kinds(of word: UInt64) -> [Int] {
    guard let found = kindsOfWord[word] else { return [] }
    return kinds.indices.filter { found & 1 << Int32($0) != 0 }
  }

  func contains(_ word: UInt64) -> Bool { kindsOfWord[word] != nil }
}

extension PersonalNames: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    kinds = try reader.read()
    kindsOfWord = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(kinds)
    writer.write(kindsOfWord)
  }
}
