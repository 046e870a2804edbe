import SottoAdapt

/// A Swift file of a project, as far as the rules look into it.
struct SourceFile: Sendable {
  /// The path as findings show it.
  let path: String
  /// The classes and other types that it declares or extends.
  let types: [SourceType]
  /// The modules that it imports.
  let imports: Set<String>
  /// The lines of its words, by word.
  private let lines: [String: [Int]]

  /// Reads a source.
  ///
  /// - Complexity: linear in its length.
  init(path: String, bytes: [UInt8]) {
    let text = SourceText(bytes)
    self.path = path
    var reader = OutlineReader(text, path: path)
    types = reader.types()
    imports = Set(
      text.tokens.indices.filter { text[$0] == "import" && text.isWord($0 + 1) }.map { index in
        let name = text[index + 1]
        // `import class Module.Name`
        return SourceType.Kind(rawValue: name) != nil
          || ["func", "let", "var", "typealias"].contains(name)
          ? text[index + 2] : name
      })
    var lines: [String: [Int]] = [:]
    for index in text.tokens.indices where text.tokens[index].kind == .word {
      lines[text[index], default: []].append(text.line(of: index))
    }
    self.lines = lines
  }

  /// Where a word first stands, outside of comments and strings.
  func place(of word: String) -> Place? {
    lines[word]?.first.map { Place(file: path, line: $0) }
  }
}

/// The tokens of a Swift file with their texts and lines.
struct SourceText {
  let tokens: [Token]
  private let bytes: [UInt8]
  private let lineStarts: LineStarts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
    lineStarts = LineStarts(of: bytes)
  }

  subscript(index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The line of a token, counted from 1.
  func line(of index: Int) -> Int { lineStarts.line(at: tokens[index].range.lowerBound) }
}
