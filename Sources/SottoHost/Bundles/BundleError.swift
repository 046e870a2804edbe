/// A bundle that is refused: which file and key is wrong, how, and what to do.
package struct BundleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's path, from the bundle's own folder on.
  package let file: String
  /// The key's path within a property list, such as `NSExtension.NSExtensionPrincipalClass`.
  package let key: String?
  /// What is wrong: what follows "the file" or "the key" in a sentence.
  package let problem: String
  /// What to do, as a sentence.
  package let remedy: String

  package init(file: String, key: String? = nil, problem: String, remedy: String) {
    // Parts of it are the bundle's own words.
    self.file = TextRule.shown(file)
    self.key = key.map(TextRule.shown)
    self.problem = TextRule.shown(problem)
    self.remedy = remedy
  }

  package var description: String {
    "\(file)\(key.map { ": \($0)" } ?? "") \(problem). \(remedy)"
  }
}
