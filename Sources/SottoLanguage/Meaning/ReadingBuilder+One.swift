/// "The most popular song by Adele" is one, "popular songs by Adele" are all.
extension ReadingBuilder {
  /// Says that the first is meant of what is asked for in an order, where a word for one says so.
  func setOne(_ reading: inout Reading, _ events: [Derivation.Event]) {
    guard reading.intent == "INPlayMediaIntent", let single = grammar.lexicon.known.single,
      case .object(var search)? = reading.parameters["mediaSearch"],
      case .string(let order)? = search["sortOrder"], Self.ordersOfFavour.contains(order),
      // "My favourite song" is one of those that are liked, and none is the first.
      search["mediaName"] == nil, search["reference"] == nil,
      search["mediaType"].map({ $0 == .string("song") }) ?? true
    else { return }
    let named = events.compactMap(\.nameWords)
    let isOne = analysis.phrases.indices.contains { index in
      let found = analysis.phrases[index].contains {
        grammar.lexicon.phrases[Int($0.phrase)].list == single
      }
      return found && !named.contains { $0.contains(index) } && !isCounted(index)
    }
    guard isOne else { return }
    search["isOne"] = .bool(true)
    reading.parameters["mediaSearch"] = .object(search)
  }

  /// Some languages count in the singular: "en sevilen üç şarkısı".
  private func isCounted(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return language.numbers.numbers(.number, in: analysis, at: index - 1)
      .contains { $0.end == index && $0.value != 1 }
  }

  private static let ordersOfFavour: Set = ["best", "worst", "popular", "unpopular", "trending"]
}

extension Derivation.Event {
  /// The words of a name, of an app's or of anything else's.
  fileprivate var nameWords: Range<Int>? {
    switch self {
    case .text(let field, let start, let end, _) where field >= 0: Int(start)..<Int(end)
    case .app(_, let start, let end): Int(start)..<Int(end)
    default: nil
    }
  }
}
