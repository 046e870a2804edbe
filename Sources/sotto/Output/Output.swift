import Foundation

/// What the commands print.
enum Output {
  static func line(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }

  static func error(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// One line of JSON with its members in alphabetical order, so that it can be compared.
  static func json(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(value) { line(String(decoding: data, as: UTF8.self)) }
  }
}

enum StandardInput {
  /// All of it, with what is no UTF-8 replaced.
  static func readAll() -> String {
    String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }
}
