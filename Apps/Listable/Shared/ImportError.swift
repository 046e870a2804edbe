import Foundation

/// Why a file cannot be imported.
package struct ImportError: LocalizedError {
  package let line: Int
  package let problem: String
  package var errorDescription: String? { "Line \(line): \(problem)." }
}
