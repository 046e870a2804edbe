/// Why a document is no conversation that can be replayed.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
  package var file: String
  package var line: Int
  /// What is wrong, and what to do.
  package var problem: String

  package init(file: String, line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  package var description: String { "\(file):\(line): error: \(problem)" }
}
