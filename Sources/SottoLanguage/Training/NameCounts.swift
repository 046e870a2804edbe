/// The names that annotated sentences say, how many of them say each, and in what requests.
struct NameCounts {
  private struct Name: Hashable {
    var key: UInt32
    var kind: Int
  }

  private var counts: [Name: Int] = [:]
  private var namingSentences: [String: Int] = [:]

  init(_ examples: [Example]) {
    for example in examples {
      let names = Self.names(in: example)
      for name in names { counts[name, default: 0] += 1 }
      if !names.isEmpty, example.told == nil { namingSentences[example.intent, default: 0] += 1 }
    }
  }

  var isEmpty: Bool { counts.isEmpty }

  /// The intents of which enough sentences tell their names to learn from.
  var intents: [String] { namingSentences.filter { $0.value >= 100 }.map(\.key).sorted() }

  private static func names(in example: Example) -> Set<Name> {
    let scalars = Array(example.text.unicodeScalars)
    return Set(
      (example.spans ?? []).compactMap { span in
        guard let parameter = NamePool.parameter(of: Example.Span.plain(span.tag)),
          let kind = HeardNames.kinds.firstIndex(of: parameter)
        else { return nil }
        let said = String(String.UnicodeScalarView(scalars[span.range]))
        return Name(key: HeardNames.key(Tokens(said).all), kind: kind)
      })
  }

  /// The flags of a sentence to learn from. Names that it alone says are left out: they will not be
  /// known of the sentences that are to come either, and what is always right is trusted too much.
  func flags(of tokens: Tokens, in example: Example) -> [[UInt64]] {
    let own = Self.names(in: example)
    return HeardNames.flags(of: tokens) { key in
      mask { kind in
        let name = Name(key: key, kind: kind)
        return counts[name, default: 0] > (own.contains(name) ? 1 : 0)
      }
    }
  }

  private func mask(_ isKind: (Int) -> Bool) -> UInt32 {
    HeardNames.kinds.indices.reduce(0) { $0 | (isKind($1) ? 1 << UInt32($1) : 0) }
  }

  /// The kinds of each name, as a table of weights has them: the mask for a label.
  var weights: [UInt32: [(label: Int, weight: Float)]] {
    Dictionary(grouping: counts.keys, by: \.key).mapValues { names in
      [(label: names.reduce(0) { $0 | 1 << $1.kind }, weight: 0)]
    }
  }
}
