import Foundation
import SottoWire

/// What the commands print: text, in which nothing steers the terminal but `Style`.
enum Output {
  static func line(_ text: String, style: Style = .plain) {
    let text = style.applied(to: text.shownLines) + "\n"
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  static func error(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text.shownLines + "\n").utf8))
  }

  /// One line of JSON with its members in alphabetical order, so that it can be compared.
  static func json(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    line(escaped(String(decoding: data, as: UTF8.self)))
  }

  /// JSON with what would steer a terminal, which stands in its strings only, written as escapes.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: \.isUnshown) else { return json }
    return json.unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isUnshown else { return text.unicodeScalars.append(scalar) }
      for unit in String(scalar).utf16 { text += String(format: "\\u%04x", Int(unit)) }
    }
  }
}

enum StandardInput {
  /// All of it, with what is no UTF-8 replaced.
  static func readAll() -> String {
    String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }
}
