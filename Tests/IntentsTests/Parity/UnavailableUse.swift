import Foundation

/// A program that uses what is declared as unavailable, and what the compiler says to it.
struct UnavailableUse {
  /// The compiler's errors, a line each.
  let errors: [String]

  init(of entries: [AppleDeclarations.Entry]) throws {
    let uses = entries.filter(Self.canUse).enumerated().map { Self.use($0.element, $0.offset) }
    errors = try Compilation(
      of: "import Intents\nimport SottoAppSupport\n" + uses.joined(separator: "\n") + "\n"
    ).errors
  }

  /// Members of a type that is itself unavailable need not be there.
  static func canUse(_ entry: AppleDeclarations.Entry) -> Bool {
    entry.isType
      || ["INDateComponentsRange", "INImage", "NSUserActivity", "MPRemoteCommand"].contains(
        entry.type)
  }

  /// The name of which the compiler complains.
  static func name(of entry: AppleDeclarations.Entry) -> String {
    if entry.isType { return entry.type }
    let text = entry.text.hasPrefix("func ") ? entry.text.dropFirst("func ".count) : entry.text[...]
    guard let open = text.firstIndex(of: "(") else { return String(text) }
    let labels = text[open...].matches(of: /[(,] ?(\w+):/).map { "\($0.output.1):" }.joined()
    return "\(text[..<open])(\(labels))"
  }

  private static func use(_ entry: AppleDeclarations.Entry, _ number: Int) -> String {
    if entry.isType { return "typealias Use\(number) = \(entry.type)" }
    let name = name(of: entry)
    return name.hasPrefix("init")
      ? "let use\(number) = \(entry.type).\(name)"
      : "@MainActor func use\(number)(_ value: \(entry.type)) { _ = value.\(name) }"
  }
}
