extension ReadingBuilder {
  /// “Take a note called plans: call Ann”: behind the colon of a note's title stands what is in it.
  func divideNote(_ reading: inout Reading) {
    guard reading.intent == "INCreateNoteIntent", reading.parameters["content"] == nil,
      case .string(let title)? = reading.parameters["title"],
      // “Flight 12:30” is a title.
      let colon = title.indices.first(where: {
        title[$0] == "：" || title[$0...].hasPrefix(": ")
      })
    else { return }
    let content = title[colon...].dropFirst().trimmed
    let name = title[..<colon].trimmed
    guard !content.isEmpty, !name.isEmpty else { return }
    reading.parameters["title"] = .string(name)
    reading.parameters["content"] = .string(content)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
