import Foundation
import SottoLanguage

/// One file's figures as lines of a table and as JSON.
struct EvaluationTable: Encodable {
  let file: String
  let locale: String
  let rows: Int
  let intent: Double
  let slotF1: Double
  let exact: Double
  let falseAccepts: Double
  let confusions: [String: Int]

  init(file: String, locale: String, evaluation: Evaluation) {
    self.file = file
    self.locale = locale
    rows = evaluation.rows
    intent = evaluation.intentAccuracy
    slotF1 = evaluation.slotF1
    exact = evaluation.exactShare
    falseAccepts = evaluation.falseAccepts
    confusions = Dictionary(
      uniqueKeysWithValues: evaluation.confusions.map { ("\($0.expected) as \($0.heard)", $1) })
  }

  static let heading = row("file", "locale", "rows", ["intent", "slot F1", "exact", "false"])

  /// The figures, then what was taken for what, most often first.
  var lines: [String] {
    [
      Self.row(
        URL(fileURLWithPath: file).lastPathComponent, locale, String(rows),
        [intent, slotF1, exact, falseAccepts].map(Self.rounded))
    ]
      + confusions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "  \($0.value) × \($0.key)" }
  }

  private static func row(
    _ file: String, _ locale: String, _ rows: String, _ figures: [String]
  ) -> String {
    padded(file, 24) + padded(locale, 8)
      + ([rows] + figures).map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }
      .joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func rounded(_ share: Double) -> String {
    let thousandths = String(Int((share * 1000).rounded()))
    let digits = String(repeating: "0", count: max(0, 4 - thousandths.count)) + thousandths
    return digits.dropLast(3) + "." + digits.suffix(3)
  }
}
