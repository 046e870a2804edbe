import Foundation

/// The rows of a file of cases beside these tests.
func cases<Row: Decodable>(_ name: String, of type: Row.Type = Row.self) -> [Row] {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases/\(name).json")
  do {
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
  } catch {
    fatalError("\(file.path): \(error)")
  }
}
