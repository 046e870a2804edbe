import Foundation

/// Since which iOS a declaration is there, and since which it is deprecated, as the ledger of Apple's
/// declarations says. The attributes warn in Xcode, where the app is built for a phone, and not here.
struct Availability {
  /// The attribute by "type" or "type: declaration".
  private var attributes: [String: String] = [:]

  static let ledger = "Tests/IntentsTests/Fixtures/apple-declarations.txt"

  init() throws {
    var type = ""
    let lines = try String(contentsOfFile: Self.ledger, encoding: .utf8).split(separator: "\n")
    for line in lines where line.hasPrefix(" ") || !line.hasPrefix("!") {
      let pattern = /[-! ]*(.*?)(?: = \d+)?(?: @([\d.]+)(?:-([\d.]+))?)?(?: client)?(?: # .*)?/
      guard let match = line.wholeMatch(of: pattern)?.output else { continue }
      let isType = !line.hasPrefix(" ")
      if isType { type = match.1.split(separator: " ").last.map(String.init) ?? "" }
      guard let introduced = match.2 else { continue }
      let key = isType ? type : "\(type): \(Self.key(of: String(match.1)))"
      attributes[key] =
        match.3.map { "@available(iOS, introduced: \(introduced), deprecated: \($0))" }
        ?? "@available(iOS \(introduced), *)"
    }
  }

  /// The text of a file with an attribute above each declaration that has one.
  func annotating(_ text: String) -> String {
    var type = ""
    var result: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }
      let words = line.drop { $0 == " " }
      let head = /(?:open|public) (?:class|enum|struct|protocol) (\w+)[: ].*/
      if indentation.isEmpty, let name = words.wholeMatch(of: head)?.output.1 {
        type = String(name)
        if let attribute = attributes[type] { result.append(attribute) }
      } else if indentation.isEmpty, words.hasPrefix("extension ") {
        // Defaults and codings are there whenever their type is.
        type = ""
      } else if indentation.count == 2,
        let attribute = attributes["\(type): \(Self.key(of: String(words)))"]
      {
        result.append(indentation + attribute)
      }
      result.append(String(line))
    }
    return result.joined(separator: "\n")
  }

  /// What names a declaration: its words without modifiers, values and internal names of parameters.
  private static func key(of declaration: String) -> String {
    let bare = declaration.replacing(
      /^((open|public|convenience|package\(set\)|@_\w+) )*/, with: ""
    )
    .replacing(/\ \{(\ get\ \})?$/, with: "").replacing("any ", with: "").replacing("`", with: "")
    .replacing(/^class func/, with: "static func")
    if let match = bare.prefixMatch(of: /(?:static )?(?:var|let) (\w+)/) { return "var \(match.1)" }
    if let match = bare.prefixMatch(of: /case (\w+)/) { return "case \(match.1)" }
    return bare.replacing(/([(] ?|, )(\w+) (\w+):/) { "\($0.output.1)\($0.output.2):" }
  }
}
