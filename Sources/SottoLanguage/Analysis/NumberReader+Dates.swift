/// Days of the calendar in figures: `24.12.`, `24.12.2026`, `12/24`, `2026-12-24`.
extension NumberReader {
  func date(_ analysis: Analysis, _ start: Int) -> Found? {
    var figures: [Int] = []
    var end = start
    let tokens = analysis.tokens
    while end < tokens.count, figures.count < 3, let digits = tokens.all[end].digits {
      if end > start, !Self.signs.contains(tokens.gap(before: end)) { break }
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.allSatisfy({ $0 != nil }) else { break }
      figures += parts.compactMap { $0 }
      end += 1
    }
    return SaidDate(figures, analysis.language.dateOrder).map { Found(value: $0.packed, end: end) }
  }

  private static let signs: Set<Substring> = ["/", "-", "."]
}
