/// Finds the items that have a name like one that was said.
struct NameIndex: Sendable {
  /// Positions of items by the key of each way to say a name of theirs.
  private var keys: [String: [Int]] = [:]
  /// Positions of items by each word of those.
  private var words: [String: [Int]] = [:]

  /// - Parameter names: The names of each item, by its position.
  init(_ names: some Sequence<[NameForms]>) {
    for (position, names) in names.enumerated() {
      for form in names.lazy.flatMap(\.forms) {
        Self.add(position, to: &keys[form.spoken.key, default: []])
        for word in form.spoken.words { Self.add(position, to: &words[word, default: []]) }
      }
    }
  }

  /// Items with a name that differs in nothing one can hear.
  func same(as said: NameForms) -> [Int] {
    Set(said.forms.flatMap { keys[$0.spoken.key] ?? [] }).sorted()
  }

  /// Items with a name that shares a word, or nearly; how much is for the caller to judge.
  func similar(to said: NameForms) -> [Int] {
    var found: Set<Int> = []
    for word in Set(said.forms.flatMap(\.spoken.words)) {
      for (other, positions) in words where NameSimilarity.likeness(word, other) > 0 {
        found.formUnion(positions)
      }
    }
    return found.sorted()
  }

  /// Positions come in rising order, so only the last can be the same.
  private static func add(_ position: Int, to positions: inout [Int]) {
    if positions.last != position { positions.append(position) }
  }
}
