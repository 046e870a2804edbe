extension Adaptation {
  /// Makes `os(iOS)` true in a condition: what an app does on iOS is what is brought here.
  mutating func chooseIOS(after directive: Int) {
    var index = directive + 1
    while index + 3 < tokens.count, isSameLine(directive, index) {
      if (index...index + 3).map(text) == ["os", "(", "iOS", ")"] {
        replace(from: index, through: index + 3, with: "true")
        index += 3
      }
      index += 1
    }
  }

  func isSameLine(_ first: Int, _ last: Int) -> Bool {
    !result[tokens[first].range.lowerBound..<tokens[last].range.lowerBound]
      .contains(where: \.isNewline)
  }
}
