/// A build setting that a text refers to: `$(NAME)` or `${NAME}`.
struct SettingReference: Equatable {
  /// What stands between the brackets, a modifier as in `NAME:lower` included.
  let name: Substring
  let range: Range<String.Index>

  /// All in a text, in order.
  ///
  /// - Complexity: linear in its length.
  static func all(in text: String) -> [SettingReference] {
    let bytes = text.utf8
    var found: [SettingReference] = []
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "$")) {
      place = bytes.index(after: start)
      guard place < bytes.endIndex,
        bytes[place] == UInt8(ascii: "(") || bytes[place] == UInt8(ascii: "{")
      else { continue }
      let nameStart = bytes.index(after: place)
      let end = bytes[nameStart...].firstIndex { !$0.isOfSettingName } ?? bytes.endIndex
      place = end
      guard end < bytes.endIndex, end > nameStart,
        bytes[end] == UInt8(ascii: ")") || bytes[end] == UInt8(ascii: "}")
      else { continue }
      place = bytes.index(after: end)
      found.append(SettingReference(name: text[nameStart..<end], range: start..<place))
    }
    return found
  }

  /// A text with other words in the places of some of its references; with `nil`, they stay.
  static func replacing<Failure>(
    _ references: [SettingReference], in text: String,
    by value: (SettingReference) throws(Failure) -> String?
  ) throws(Failure) -> String {
    guard !references.isEmpty else { return text }
    var result = ""
    var place = text.startIndex
    for reference in references {
      guard let value = try value(reference) else { continue }
      result += text[place..<reference.range.lowerBound]
      result += value
      place = reference.range.upperBound
    }
    return result + text[place...]
  }
}

extension UInt8 {
  fileprivate var isOfSettingName: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
