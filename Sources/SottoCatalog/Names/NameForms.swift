/// The ways one name may be said, each with the match it makes.
struct NameForms {
  struct Form: Hashable {
    let spoken: SpokenForm
    let match: NameMatch
  }

  /// Distinct forms, best first.
  let forms: [Form]

  init(_ name: String, aliases: [String] = []) {
    var forms: [Form] = []
    func add(_ spoken: SpokenForm, _ match: NameMatch) {
      guard !spoken.isEmpty, !forms.contains(where: { $0.spoken == spoken }) else { return }
      forms.append(Form(spoken: spoken, match: match))
    }
    add(SpokenForm(name), .exact)
    add(SpokenForm(Decoration.removed(from: name)), .undecorated)
    for alias in aliases { add(SpokenForm(alias), .alias) }
    for form in forms {
      if let bare = TypeWords.removed(from: form.spoken) { add(bare, .withoutTypeWord) }
    }
    for form in forms {
      if let latin = Romanization.romanized(form.spoken) { add(latin, .otherScript) }
    }
    self.forms = forms
  }

  var isEmpty: Bool { forms.isEmpty }

  /// The best agreement of a name that was said with this one, and its score.
  func bestMatch(with said: NameForms) -> (match: NameMatch, score: Double)? {
    var best: NameMatch?
    var similarity = 0.0
    for form in forms {
      for other in said.forms {
        if form.spoken.key == other.spoken.key {
          let match = max(form.match, other.match)
          best = min(best ?? match, match)
        } else if best == nil {
          similarity = max(similarity, NameSimilarity.of(form.spoken.words, other.spoken.words))
        }
      }
    }
    if let best { return (best, best.score) }
    guard similarity >= NameSimilarity.least else { return nil }
    return (.near, NameMatch.near.score * similarity)
  }
}
