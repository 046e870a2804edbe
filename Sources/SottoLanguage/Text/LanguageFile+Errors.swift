import Foundation
import SottoText

// Files that people write: they are told what is wrong in which line.

extension LanguageFile {
  /// - Throws: `LanguageError` for a file that cannot be read.
  init(_ url: URL) throws {
    let path =
      url.lastPathComponent == ""
      ? url.path
      : url.deletingLastPathComponent().lastPathComponent
        + "/" + url.lastPathComponent
    guard let data = try? Data(contentsOf: url) else {
      throw LanguageError(
        file: url.path, line: nil, what: "cannot be read; every language needs it")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw LanguageError(file: path, line: nil, what: "is not UTF-8; save it as UTF-8")
    }
    self.init(Array(text.utf8), path: path)
  }

  func error(_ line: Line, _ what: String) -> LanguageError {
    LanguageError(file: path, line: line.number, what: what)
  }

  /// A line's key and text; the first of the separators divides them.
  func split(_ line: Line, at separators: [Unicode.Scalar]) throws -> (
    key: String, separator: Unicode.Scalar, text: String
  ) {
    guard let parts = line.split(at: separators) else {
      let signs = separators.map { "“\($0)”" }.joined(separator: " or ")
      throw error(line, "has no \(signs); write a key, the sign and a text")
    }
    return parts
  }
}
