import Foundation
import SottoText

/// Compiles a language's `lexicon.txt` and `patterns.txt`.
struct GrammarReader {
  private let words: Words
  private var grammar: Grammar

  private init(_ inflection: Inflection, _ names: PersonalNames) {
    words = Words(inflection)
    grammar = Grammar(lexicon: Lexicon(personalNames: names))
  }

  /// - Parameter weights: a language's trained weights; their tags become parts of the grammar.
  static func read(
    _ folder: URL, inflection: Inflection, personalNames: PersonalNames, weights: WeightFile?
  ) throws -> (Grammar, Model?) {
    var reader = GrammarReader(inflection, personalNames)
    try reader.readLexicon(LanguageFile(folder.appendingPathComponent("lexicon.txt")))
    try reader.readPatterns(LanguageFile(folder.appendingPathComponent("patterns.txt")))
    let model = try weights.map {
      try Model(
        $0, path: folder.lastPathComponent + "/weights.bin", words: reader.words,
        into: &reader.grammar)
    }
    reader.grammar.prepare()
    return (reader.grammar, model)
  }

  private mutating func readLexicon(_ file: LanguageFile) throws {
    var list: Int32?
    for line in file.lines {
      if line.text.hasPrefix("["), line.text.hasSuffix("]") {
        list = grammar.lexicon.list(String(line.text.dropFirst().dropLast()))
        continue
      }
      guard let list else {
        throw file.error(line, "stands in no list; begin one with “[name]” above")
      }
      let (text, _, forms) = try file.split(line, at: [":"])
      let value = Reading.Value.constant(text[...])
      for form in LanguageFile.list(forms) {
        do {
          for sequence in try words.sequences(of: form) {
            grammar.lexicon.add(sequence, list: list, value: value)
          }
        } catch {
          throw file.error(line, "there are no endings “\(error.name)”; add them to language.txt")
        }
      }
    }
  }

  private mutating func readPatterns(_ file: LanguageFile) throws {
    let lines = try file.lines.map { line in (line, try file.split(line, at: [":", "="])) }
    for (line, parts) in lines where parts.separator == "=" {
      guard grammar.ruleNames[parts.key] == nil else {
        throw file.error(line, "the rule “\(parts.key)” was written before; join the two with “|”")
      }
      grammar.ruleNames[parts.key] = Int32(grammar.ruleNames.count)
    }
    grammar.rules = [Int32](repeating: 0, count: grammar.ruleNames.count)
    for (line, parts) in lines {
      let root = try compile(parts.text, file, line)
      if parts.separator == "=", let rule = grammar.ruleNames[parts.key] {
        grammar.rules[Int(rule)] = root
      } else {
        try add(parts.key, root: root, place: "\(file.path):\(line.number)") {
          file.error(
            line,
            "no question wants “\($0)”; write \(Self.wanted.sorted().joined(separator: ", ")) or "
              + "the name of a parameter")
        }
      }
    }
    try refuseRecursion(file, lines.map { ($0.0, $0.1.key) })
  }

  private mutating func compile(
    _ template: String, _ file: LanguageFile, _ line: LanguageFile.Line
  ) throws -> Int32 {
    var parser = TemplateParser(template, words: words)
    do {
      return try parser.parse(into: &grammar)
    } catch {
      throw file.error(line, error.what)
    }
  }

  /// - Parameter key: An intent, `none` with a topic behind a point where it has one, or `Answer.` with what the
  ///   question must want.
  private mutating func add(
    _ key: String, root: Int32, place: String, unknown: (String) -> any Error
  ) throws {
    var pattern = Grammar.Pattern(intent: key, root: root, place: place)
    if key == "none" || key.hasPrefix("none.") {
      pattern.intent = nil
      pattern.topic = key.split(separator: ".").dropFirst().first.map(String.init)
    }
    guard key == "Answer" || key.hasPrefix("Answer.") else {
      grammar.patterns.append(pattern)
      return
    }
    if let wanted = key.split(separator: ".").dropFirst().first.map(String.init) {
      guard Self.wanted.contains(wanted) || Field(wanted) != nil else { throw unknown(wanted) }
      pattern.intent = "Answer"
      pattern.wanted = wanted
    }
    grammar.answers.append(pattern)
  }

  private static let wanted: Set = [
    "moment", "duration", "number", "items", "addition", "choice", "price", "topic",
  ]

  /// A rule that contains itself could match for ever.
  private func refuseRecursion(
    _ file: LanguageFile, _ lines: [(line: LanguageFile.Line, key: String)]
  ) throws {
    var checked: Set<Int32> = []
    for (line, key) in lines {
      guard let rule = grammar.ruleNames[key] else { continue }
      guard !grammar.contains(rule, in: grammar.rules[Int(rule)], &checked) else {
        throw file.error(line, "the rule “\(key)” contains itself; write it without")
      }
    }
  }
}

extension Grammar {
  /// Whether a part leads to a rule; `open` are the rules on the way.
  fileprivate func contains(
    _ rule: Int32, in node: Int32, _ checked: inout Set<Int32>, open: Set<Int32> = []
  ) -> Bool {
    switch nodes[Int(node)] {
    case .rule(let inner):
      if inner == rule || open.contains(inner) { return true }
      if checked.contains(inner) { return false }
      let found = contains(
        rule, in: rules[Int(inner)], &checked, open: open.union([inner]))
      if !found { checked.insert(inner) }
      return found
    case .optional(let part), .capture(_, _, let part):
      return contains(rule, in: part, &checked, open: open)
    case .sequence(let start, let end), .choice(let start, let end):
      return children[Int(start)..<Int(end)].contains {
        contains(rule, in: $0, &checked, open: open)
      }
    default:
      return false
    }
  }
}
