import Foundation

/// The rows of a file of cases beside the tests that ask for it.
///
/// - Parameters:
///   - name: The file's, in the folder `Cases` and without its ending.
///   - tests: A file of the tests.
package func cases<Row: Decodable>(
  _ name: String, of type: Row.Type = Row.self, tests: String = #filePath
) -> [Row] {
  let file = URL(filePath: tests).deletingLastPathComponent().appending(path: "Cases/\(name).json")
  do {
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
  } catch {
    fatalError("\(file.path): \(error)")
  }
}
