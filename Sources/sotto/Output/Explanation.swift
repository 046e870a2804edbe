import Foundation
import SottoWire

/// Why the assistant did what it did: the Reading and each step, for people.
enum Explanation {
  static func text(of reply: Reply) -> String {
    var lines: [String] = []
    if let reading = reply.reading {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let json = (try? encoder.encode(reading)).map { String(decoding: $0, as: UTF8.self) }
      lines.append("understood \(json ?? "")")
    }
    for step in reply.steps {
      lines.append("\(step.name): \(step.result) (\(milliseconds(step.milliseconds)))")
    }
    lines += (reply.templates ?? []).map { "said by \($0.key): \($0.text)" }
    if let problem = reply.problem { lines.append("problem: \(problem.text)") }
    lines.append("\(reply.outcome.rawValue) after \(milliseconds(reply.milliseconds))")
    return lines.joined(separator: "\n")
  }

  private static func milliseconds(_ value: Double) -> String {
    String(format: "%.1f ms", value)
  }
}
