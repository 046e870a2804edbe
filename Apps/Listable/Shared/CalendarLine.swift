import Foundation

/// A property of iCalendar: `DUE;TZID=Europe/Berlin:20261127T180000`.
struct CalendarLine {
  let name: String
  let parameters: [String: String]
  /// As it is written.
  let value: String

  /// `nil` for a line without a name and a value.
  init?(_ line: String) {
    var head = ""
    var isQuoted = false
    guard
      let colon = line.firstIndex(where: { character in
        if character == "\"" { isQuoted.toggle() }
        return character == ":" && !isQuoted
      })
    else { return nil }
    head = String(line[..<colon])
    let parts = head.split(separator: ";", omittingEmptySubsequences: false)
    name = parts[0].uppercased()
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    parameters = Dictionary(
      parts.dropFirst().map { part in
        let pair = part.split(separator: "=", maxSplits: 1)
        let value = pair.count > 1 ? pair[1].trimmingCharacters(in: ["\""]) : ""
        return (pair.first.map { $0.uppercased() } ?? "", value)
      }, uniquingKeysWith: { first, _ in first })
    value = String(line[line.index(after: colon)...])
  }

  /// The value as text.
  var text: String { texts.joined(separator: ",") }

  /// The value as texts with commas between.
  var texts: [String] {
    var texts = [""]
    var isEscaped = false
    for character in value {
      if isEscaped {
        texts[texts.count - 1].append("nN".contains(character) ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        texts.append("")
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    return texts
  }

  /// A moment, in the zone that is named, UTC, or wherever the person is.
  var moment: DateComponents? {
    guard
      let parts = value.wholeMatch(
        of: #/(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?/#)?.output
    else { return nil }
    let zone = parts.6 == nil ? parameters["TZID"].flatMap(TimeZone.init(identifier:)) : .gmt
    return DateComponents(
      timeZone: zone, year: Int(parts.1), month: Int(parts.2), day: Int(parts.3),
      hour: parts.4.flatMap { Int($0) }, minute: parts.5.flatMap { Int($0) })
  }

  /// The zone that is named, where nobody here knows it.
  var unknownZone: String? {
    parameters["TZID"].flatMap { TimeZone(identifier: $0) == nil ? $0 : nil }
  }

  /// A stamp in UTC.
  var date: Date? { try? Date(value, strategy: Self.stampFormat) }

  private static var stampFormat: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
  }

  static func stamp(_ date: Date) -> String { date.formatted(stampFormat) }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": escaped += "\\n"
      case "\\", ";", ",": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Lines are of 75 bytes at most; what is more goes on behind a space.
  static func folded(_ line: String) -> String {
    var folded = ""
    var length = 0
    for character in line {
      let size = String(character).utf8.count
      if length + size > mostBytes {
        folded += "\r\n "
        length = 1
      }
      folded.append(character)
      length += size
    }
    return folded
  }

  private static let mostBytes = 75

  /// The lines of a file by the numbers they begin at, each put together again.
  static func unfolded(_ text: String) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    let all = text.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() where !line.isEmpty {
      if line.hasPrefix(" ") || line.hasPrefix("\t"), !lines.isEmpty {
        lines[lines.count - 1].text += line.dropFirst()
      } else {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }
}
