/// What a line of an Xcode configuration file says.
enum ConfigurationLine: Equatable {
  /// `#include "NAME"`, or `#include? "NAME"`.
  case include(String)
  case setting(name: String, value: String)

  /// - Returns: `nil` for a line that says nothing, or something that holds for some builds only, as a
  ///   setting with a condition does: NAME[sdk=…].
  init?(_ line: Substring) {
    // The address in `https://` is cut, too, as Xcode does.
    let end = line.utf8.indices.first { line.utf8[$0...].starts(with: "//".utf8) }
    let text = line[..<(end ?? line.endIndex)].drop(while: \.isWhitespace)
    if text.hasPrefix("#include") {
      let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      let word = parts[0].filter { !$0.isWhitespace }
      guard parts.count == 3, !parts[1].isEmpty, ["#include", "#include?"].contains(word) else {
        return nil
      }
      self = .include(String(parts[1]))
      return
    }
    let name = text.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    let rest = text[name.endIndex...].drop(while: \.isWhitespace)
    guard !name.isEmpty, rest.first == "=" else { return nil }
    var value = rest.dropFirst().drop(while: \.isWhitespace)
    while let last = value.last, last.isWhitespace || last == ";" { value.removeLast() }
    self = .setting(name: String(name), value: String(value))
  }
}
