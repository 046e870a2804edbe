import SottoWire

/// What a program wrote, as it may stand in a log that a person reads in a terminal.
enum LogText {
  /// Makes everything visible that would steer a terminal or turn the text around. Newlines and tabs
  /// stay; a carriage return is no harm where a line ends anyway.
  static func clean(_ bytes: some Collection<UInt8>) -> String {
    var clean = ""
    let text = String(decoding: bytes, as: UTF8.self)
    for character in text {
      if character == "\r\n" {
        clean += "\n"
      } else if character.unicodeScalars.contains(where: isEscaped) {
        for scalar in character.unicodeScalars { clean += shown(scalar) }
      } else {
        clean.append(character)
      }
    }
    return clean
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    isEscaped(scalar)
      ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isUnshown && scalar != "\n" && scalar != "\t"
  }
}
