import Foundation

/// The tables in `Cases/`: tab-separated, a header line, `#` before a remark.
enum Cases {
  static func rows(of name: String) -> [[String: String]] {
    let file = URL(filePath: #filePath).appending(path: "../Cases/\(name).tsv").standardized
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(header, line)).filter { !$0.value.isEmpty }
    }
  }
}
