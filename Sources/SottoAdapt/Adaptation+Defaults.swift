extension Adaptation {
  /// `set(nil, forKey: key)` calls itself for ever in this Foundation, where nothing says of what type
  /// the nil is: it becomes `removeObject(forKey: key)`, which is the same.
  mutating func removeInsteadOfSettingNil(at index: Int) {
    let words = ["set", "(", "nil", ",", "forKey", ":"]
    guard index > 0, tokens[index - 1].kind == .mark(UInt8(ascii: ".")),
      index + words.count <= tokens.count,
      words.indices.allSatisfy({ text(index + $0) == words[$0] })
    else { return }
    let end = tokens[index + 4].range.lowerBound
    let room = end - tokens[index].range.lowerBound
    let name = "removeObject("
    replace(from: index, through: index + 3, with: String(name.prefix(room)))
    insert(String(name.dropFirst(room)), at: end)
  }
}
