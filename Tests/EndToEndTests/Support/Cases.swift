import Foundation

/// Rows of a table in `Cases/`, one JSON object a line.
enum Cases {
  static func read<Row: Decodable>(_ name: String, as type: Row.Type) -> [Row] {
    guard let file = Bundle.module.url(forResource: "Cases/\(name)", withExtension: "jsonl"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    return lines.map { line in
      do {
        return try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      } catch {
        fatalError("\(name).jsonl: \(line): \(error)")
      }
    }
  }
}
