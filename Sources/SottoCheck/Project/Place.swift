/// Where something is wrong.
package struct Place: Hashable, Sendable {
  /// The file's path, from where the project was named.
  package var file: String
  /// Counted from 1; `nil` where the file has no lines, or all of it is meant.
  package var line: Int?
  /// The key's path within a property list.
  package var key: String?

  package init(file: String, line: Int? = nil, key: String? = nil) {
    self.file = file
    self.line = line
    self.key = key
  }
}
