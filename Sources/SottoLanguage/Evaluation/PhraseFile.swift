import Foundation

/// A file of sentences, each with the Reading expected of it; empty lines are passed over.
public struct PhraseFile: Sendable {
  public let rows: [ExpectedRow]

  /// - Throws: `LanguageError` that names the file and the line to mend.
  public init(path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw LanguageError(file: path, line: nil, what: "cannot be read; name a file of phrases")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    rows = try lines.enumerated().compactMap { number, line in
      guard !line.isEmpty else { return nil }
      do {
        return try JSONDecoder().decode(ExpectedRow.self, from: Data(line.utf8))
      } catch {
        throw LanguageError(
          file: path, line: number + 1, what: "is no phrase: \(error.problemWithJSON)")
      }
    }
  }
}
