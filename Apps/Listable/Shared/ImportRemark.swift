import Foundation

/// What of a file is not kept, by its line.
package struct ImportRemark: Equatable, Sendable {
  package let line: Int
  package let text: String

  package init(line: Int, _ text: String) {
    self.line = line
    self.text = text
  }

  /// What is said of several: a line for each text, with all lines of the file that it is about.
  package static func shown(_ remarks: [ImportRemark]) -> String {
    let lines = Dictionary(grouping: remarks, by: \.text).mapValues { $0.map(\.line).sorted() }
    return lines.sorted { ($0.value[0], $0.key) < ($1.value[0], $1.key) }.map { text, lines in
      let numbers = lines.map(String.init).joined(separator: ", ")
      return "\(lines.count == 1 ? "Line" : "Lines") \(numbers): \(text).\n"
    }.joined()
  }
}
