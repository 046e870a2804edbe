import Foundation
import SottoLanguage

extension UnderstoodRequest {
  /// What was understood, for people: the intent and its parameters, one a line.
  func text(why: Bool) -> String {
    guard let best = readings.first else { return "" }
    var lines = [best.heading] + best.parameterLines
    if let excluded = best.excluded { lines.append("  not: \(excluded)") }
    if let room = best.room { lines.append("  room: \(room)") }
    if let time = best.unreadTime { lines.append("  when: \(time)?") }
    if let about = best.about { lines.append("  about: \(about)") }
    if let rest = best.rest { lines.append("  then: \(rest)") }
    if why {
      lines += best.reasons.map { "  because \($0)" }
      if let nearest = best.nearest { lines.append("  nearest: \(nearest)") }
      for other in readings.dropFirst() { lines += ["or " + other.heading] + other.parameterLines }
      lines.append("\(microseconds) µs")
    }
    return lines.joined(separator: "\n")
  }
}

extension Reading {
  fileprivate var heading: String {
    let name = intent ?? "none of ours"
    let app = app.map { " in \($0)" } ?? ""
    return
      "\(name)\(app)  (\(locale), \(confidence.formatted(.percent.precision(.fractionLength(0)))))"
  }

  fileprivate var parameterLines: [String] {
    parameters.sorted { $0.key < $1.key }.flatMap { name, value in value.lines(name) }
  }
}

extension Reading.Value {
  fileprivate func lines(_ name: String) -> [String] {
    if case .object(let members) = self {
      return members.sorted { $0.key < $1.key }.flatMap { $1.lines("\(name).\($0)") }
    }
    return ["  \(name): \(text)"]
  }

  private var text: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): value.formatted(.number.grouping(.never))
    case .string(let value): value
    case .list(let values): values.map(\.text).joined(separator: ", ")
    case .object: ""
    }
  }
}
