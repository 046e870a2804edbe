import SottoWire

extension Reply {
  /// The lines of the card that the sentence has not said already: of what is to be done also when it
  /// is due.
  var unnamedRows: [String] {
    (card?.rows ?? []).filter(saysMore).map { row in
      let mark = row.isDone.map { $0 ? "✓ " : "○ " } ?? ""
      return mark + (row.subtitle.map { "\(row.title) – \($0)" } ?? row.title)
    }
  }

  private func saysMore(_ row: Card.Row) -> Bool {
    let isSubtitleSaid = row.subtitle.map { text.contains($0) } ?? true
    if text.contains(row.title) { return row.isDone != nil && !isSubtitleSaid }
    // A price or a place has no name of the app's; a song by the same artist is another song.
    return row.identifier != nil || row.subtitle == nil || !isSubtitleSaid
  }

  /// What may be said next: the sentences of the card's actions; `nil` where there are none.
  var hint: String? {
    let sentences = (card?.actions ?? []).map(\.sentence)
    return sentences.isEmpty ? nil : sentences.joined(separator: " · ")
  }
}
