/// One pass over the tokens of a source.
struct Adaptation {
  struct Remark {
    let severity: Finding.Severity
    let position: Int
    let message: String
  }

  private(set) var result: [UInt8]
  private(set) var remarks: [Remark] = []
  /// What grows a line: put there at the end, when no token's place is looked at any more.
  private var insertions: [(text: String, position: Int)] = []
  var notedPlayers: Set<String> = []
  /// The modules that the source imports, as it names them.
  var imports: Set<String> = []
  let tokens: [Token]
  /// The modules that are built with the source; `nil` where they are not known.
  let modules: Set<String>?

  /// The words of the source, each once.
  let words: Set<String>

  init(_ source: [UInt8], beside modules: Set<String>?) {
    result = source
    self.modules = modules
    let tokens = Lexer.tokens(of: source)
    self.tokens = tokens
    words = Set(
      tokens.filter { $0.kind == .word }.map { String(decoding: source[$0.range], as: UTF8.self) })
  }

  mutating func run() {
    var index = 0
    while index < tokens.count {
      switch tokens[index].kind {
      case .mark(UInt8(ascii: "@")): index = attribute(at: index)
      case .directive:
        if let message = ObjectiveCAttribute.directives[text(index)] { report(index, message) }
        if ["#if", "#elseif"].contains(text(index)) { chooseIOS(after: index) }
        index += 1
      case .word:
        if let message = ObjectiveCAttribute.types[text(index)] { report(index, message) }
        reportNamer(at: index)
        notePlayer(at: index)
        if text(index) == "func" { renameOldLabel(of: index) }
        removeInsteadOfSettingNil(at: index)
        replaceLibraryFolder(at: index)
        index += 1
      default: index += 1
      }
    }
    replaceAbsentModules()
    importParts()
    for (text, position) in insertions.sorted(by: { $0.position > $1.position }) {
      result.insert(contentsOf: text.utf8, at: position)
    }
    remarks.sort { $0.position < $1.position }
  }

  /// Adapts the attribute whose `@` is at an index; returns the index after it.
  private mutating func attribute(at index: Int) -> Int {
    let name = index + 1
    guard name < tokens.count, tokens[name].kind == .word,
      tokens[name].range.lowerBound == tokens[index].range.upperBound
    else { return index + 1 }
    let word = text(name)
    if ObjectiveCAttribute.blanked.contains(word) {
      let last = argumentsEnd(after: name) ?? name
      if word == "objc" { remark(on: name + 1..<last + 1, of: index) }
      blank(from: index, through: last)
      return last + 1
    }
    if let replacement = ObjectiveCAttribute.renamed[word] {
      replace(from: name, through: name, with: replacement)
    } else if let message = ObjectiveCAttribute.unsupported[word] {
      report(index, message)
    }
    return name + 1
  }

  /// The index of the `)` that closes an attribute's arguments; `nil` when it has none.
  private func argumentsEnd(after name: Int) -> Int? {
    guard name + 1 < tokens.count, tokens[name + 1].kind == .mark(UInt8(ascii: "(")),
      tokens[name + 1].range.lowerBound == tokens[name].range.upperBound
    else { return nil }
    // The name of a class or a method: words and colons.
    var index = name + 2
    while index < tokens.count,
      tokens[index].kind == .word || tokens[index].kind == .mark(UInt8(ascii: ":"))
    {
      index += 1
    }
    return index < tokens.count && tokens[index].kind == .mark(UInt8(ascii: ")")) ? index : nil
  }

  /// Notes what goes with the attribute: an optional requirement, and a class's other name.
  private mutating func remark(on arguments: Range<Int>, of index: Int) {
    var start = arguments.upperBound
    while start < tokens.count, tokens[start].kind == .word, Self.modifiers.contains(text(start)) {
      start += 1
    }
    guard start < tokens.count else { return }
    if text(start) == "optional" {
      report(
        start,
        "optional requirements need the Objective-C runtime; give the protocol an extension with "
          + "a default instead.")
    } else if text(start) == "class", start + 1 < tokens.count, arguments.count == 3 {
      let (name, other) = (text(start + 1), text(arguments.lowerBound + 1))
      if name != other {
        note(
          index, "The class is no longer called \(other); in an Info.plist write Module.\(name).")
      }
    }
  }

  private static let modifiers: Set<String> = ["public", "open", "internal", "final", "private"]

  /// Reports `Selector("…")` and its like, which name a method by a string.
  private mutating func reportNamer(at index: Int) {
    guard ObjectiveCAttribute.namers.contains(text(index)), index + 2 < tokens.count,
      tokens[index + 1].kind == .mark(UInt8(ascii: "(")),
      tokens[index + 2].kind == .literal || tokens[index + 2].kind == .mark(UInt8(ascii: "("))
    else { return }
    report(index, "\(text(index)) names a method for the Objective-C runtime; pass a closure.")
  }

  mutating func report(_ index: Int, _ message: String) {
    remarks.append(
      Remark(severity: .error, position: tokens[index].range.lowerBound, message: message))
  }

  mutating func note(_ index: Int, _ message: String) {
    remarks.append(
      Remark(severity: .note, position: tokens[index].range.lowerBound, message: message))
  }

  private mutating func blank(from first: Int, through last: Int) {
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    for index in range where !result[index].isNewline { result[index] = UInt8(ascii: " ") }
  }

  /// Puts something shorter where tokens stood, and blanks behind it.
  mutating func replace(from first: Int, through last: Int, with replacement: String) {
    blank(from: first, through: last)
    let start = tokens[first].range.lowerBound
    result.replaceSubrange(start..<start + replacement.utf8.count, with: replacement.utf8)
  }

  /// Puts something at a place of the source.
  mutating func insert(_ text: String, at position: Int) { insertions.append((text, position)) }

  func text(_ index: Int) -> String {
    String(decoding: result[tokens[index].range], as: UTF8.self)
  }
}
