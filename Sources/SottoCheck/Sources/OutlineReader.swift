import SottoAdapt

/// Finds the types and methods that a source declares, by its tokens.
///
/// It follows braces and takes no part in what the compiler does besides: names that macros make, or
/// that types are given by `typealias`, are not known.
struct OutlineReader {
  private let text: SourceText
  private let path: String
  private var found: [SourceType] = []
  /// The types that the token at hand lies in: their places in `found`, and how deep their braces are.
  private var open: [(type: Int, depth: Int)] = []
  private var depth = 0

  init(_ text: SourceText, path: String) {
    self.text = text
    self.path = path
  }

  mutating func types() -> [SourceType] {
    var index = 0
    while index < text.tokens.count {
      index = step(index)
    }
    return found
  }

  /// Reads what stands at an index; returns the next.
  private mutating func step(_ index: Int) -> Int {
    switch text[index] {
    case "{": depth += 1
    case "}":
      if open.last?.depth == depth { open.removeLast() }
      depth -= 1
    case "func":
      if let last = open.last, last.depth == depth,
        let (method, end) = MethodReader(text, path: path).method(at: index)
      {
        found[last.type].methods.append(method)
        return end
      }
    case let word:
      if let kind = SourceType.Kind(rawValue: word), let body = declaration(kind, at: index) {
        return body
      }
    }
    return index + 1
  }

  /// Reads the head of a type; returns the index behind the brace that opens its body.
  private mutating func declaration(_ kind: SourceType.Kind, at index: Int) -> Int? {
    guard text.isWord(index), text.isWord(index + 1), text[index - 1] != ".",
      !["func", "var", "let", "subscript", "override", "final"].contains(text[index + 1])
    else { return nil }
    var place = index + 1
    while text[place + 1] == ".", text.isWord(place + 2) { place += 2 }
    let name = text[place]
    var supertypes: [String] = []
    var isInList = false
    var isPastList = false
    var angle = 0
    place += 1
    while place < text.tokens.count, text[place] != "{" {
      switch text[place] {
      case "<": angle += 1
      case ">": angle -= 1
      case ":" where angle == 0 && !isPastList: isInList = true
      case "where":
        isInList = false
        isPastList = true
      // No head goes so: `case class`, or a word in other code.
      case "}", ";", "=", ")": return nil
      case let word where isInList && angle == 0 && text.isWord(place):
        if text[place - 1] == "." { _ = supertypes.popLast() }
        supertypes.append(word)
      default: break
      }
      place += 1
    }
    guard place < text.tokens.count else { return nil }
    found.append(
      SourceType(
        kind: kind, name: name, supertypes: supertypes, methods: [],
        place: Place(file: path, line: text.line(of: index))))
    depth += 1
    open.append((found.count - 1, depth))
    return place + 1
  }
}
