/// What is wrong in a language's files, and where.
public struct LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder.
  public var file: String
  /// The line, counted from 1; `nil` when the whole file is meant.
  public var line: Int?
  /// What is wrong and what to do.
  public var what: String

  public var description: String {
    line.map { "\(file):\($0): \(what)" } ?? "\(file): \(what)"
  }
}
