/// What the score of a match is made of, as `Benchmarks/catalog/fit.py` reads it.
package struct NameFigures: Encodable {
  /// A form of one of the match's names.
  struct Form: Encodable {
    /// How many items have the name.
    let items: Int
    /// Its score, where it is no explanation's.
    var score: Double?
    /// How it differs, where it only is near.
    var difference: NameDifference?
    /// What is left of a score by what lies between the form and the name.
    let share: Double
  }

  /// Whether the words that were said are the catalog's.
  let isInKnownWords: Bool
  let forms: [Form]
}

extension Catalog {
  /// The figures of a match for the only name of a query; `nil` of a query with several, and of a name
  /// in another script.
  package func figures(of match: CatalogMatch, for query: CatalogQuery) -> NameFigures? {
    guard query.readings.count == 1, query.readings[0].count == 1 else { return nil }
    let said = query.readings[0][0].judged(by: segments)
    for segment in segments {
      guard let row = segment.row(of: match.item.identifier) else { continue }
      let index = segment.index[said.field]
      var forms: [NameFigures.Form] = []
      for name in index.rowNames[row] {
        guard !said.scripts.areOther(than: index.scripts(of: name.index)) else { return nil }
        forms += index.figures(of: name, for: said)
      }
      return NameFigures(isInKnownWords: said.isInKnownWords, forms: forms)
    }
    return nil
  }
}

extension FieldIndex {
  fileprivate func figures(of name: Reference, for said: SaidName) -> [NameFigures.Form] {
    var comparer = NameComparer(said.spelling, isInKnownWords: said.isInKnownWords)
    return nameForms[name.index].map { form in
      let score = comparer.score(formTexts[form.index])
      let whole = NameScore(value: 1, match: score.match)
      return NameFigures.Form(
        items: nameRows.count(at: name.index), score: score.match == .near ? nil : score.value,
        difference: score.match == .near ? comparer.difference(of: formTexts[form.index]) : nil,
        share: whole.after(form.change).after(name.change).value)
    }
  }
}
