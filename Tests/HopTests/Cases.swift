import Foundation

/// Rows of a table in `Cases/`, one JSON object a line.
enum Cases {
  static func read<Row: Decodable>(_ name: String, as type: Row.Type) -> [Row] {
    lines(name).map { line in
      do { return try JSONDecoder().decode(Row.self, from: line) } catch {
        fatalError("\(name).jsonl: \(String(decoding: line, as: UTF8.self)): \(error)")
      }
    }
  }

  static func lines(_ name: String) -> [Data] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Cases/\(name).jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { Data($0.utf8) }
  }
}
