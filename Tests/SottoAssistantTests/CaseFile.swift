import Foundation
import SottoLanguage

/// A table in `Cases/`: one JSON object a line.
enum CaseFile {
  static func rows<Row: Decodable>(_ name: String, as type: Row.Type) throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "Cases", name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  static let languages = Result { try Languages.installed() }
}
