import SottoAdapt

/// Reads one method of a source.
struct MethodReader {
  private let text: SourceText
  private let path: String

  init(_ text: SourceText, path: String) {
    self.text = text
    self.path = path
  }

  /// - Parameter index: That of `func`.
  /// - Returns: The method, and the index behind it; `nil` for one without a body, or with an operator's
  ///   name.
  func method(at index: Int) -> (SourceMethod, end: Int)? {
    guard text.isWord(index + 1) else { return nil }
    var place = index + 2
    if text[place] == "<" { place = self.end(from: place, "<", ">") }
    guard text[place] == "(" else { return nil }
    let parametersEnd = end(from: place, "(", ")")
    let parameters = parameters(place + 1..<max(place + 1, parametersEnd - 1))
    place = parametersEnd
    var result = ""
    while place < text.tokens.count, text[place] != "{" {
      if text[place] == "-", text[place + 1] == ">" {
        let start = place + 2
        let end = start + (text.tokens[start...].indices.prefix { !endsType($0) }.count)
        result = (start..<end).map { text[$0] }.joined()
        place = end
        continue
      }
      guard ["async", "throws", "rethrows", "where"].contains(text[place]) || !endsHead(place)
      else { return nil }
      place += 1
    }
    guard place < text.tokens.count else { return nil }
    let bodyEnd = end(from: place, "{", "}")
    let words = Set((place..<bodyEnd).filter(text.isWord).map { text[$0] })
    return (
      SourceMethod(
        name: text[index + 1], parameters: parameters, result: result,
        isOverride: modifiers(before: index).contains("override"),
        place: Place(file: path, line: text.line(of: index)), words: words), bodyEnd
    )
  }

  private func endsType(_ index: Int) -> Bool {
    text[index] == "{" || text[index] == "where" || endsHead(index)
  }

  private func endsHead(_ index: Int) -> Bool {
    ["}", ";", "func", "var", "let", "init"].contains(text[index])
  }

  /// The words and attributes in front of `func`.
  private func modifiers(before index: Int) -> Set<String> {
    var words: Set<String> = []
    var place = index - 1
    while place >= 0, text.isWord(place) || text[place] == "@" || text[place] == ")" {
      if text.isWord(place) { words.insert(text[place]) }
      if text[place] == ")" { break }
      place -= 1
    }
    return words
  }

  private func parameters(_ range: Range<Int>) -> [SourceMethod.Parameter] {
    var parameters: [SourceMethod.Parameter] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where text[index - 1] != "-": depth -= 1
      case "," where depth == 0:
        parameters += parameter(start..<index)
        start = index + 1
      default: break
      }
    }
    return parameters + parameter(start..<range.upperBound)
  }

  private func parameter(_ range: Range<Int>) -> [SourceMethod.Parameter] {
    guard let colon = range.first(where: { text[$0] == ":" }),
      let label = range.first(where: { text.isWord($0) })
    else { return [] }
    let type = (colon + 1..<range.upperBound).prefix { text[$0] != "=" }
    return [
      SourceMethod.Parameter(label: text[label], type: type.map { text[$0] }.joined())
    ]
  }

  /// The index behind what closes the bracket at an index.
  private func end(from index: Int, _ opening: String, _ closing: String) -> Int {
    var depth = 0
    var place = index
    while place < text.tokens.count {
      if text[place] == opening { depth += 1 }
      if text[place] == closing, !(closing == ">" && text[place - 1] == "-") { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    return place
  }
}
