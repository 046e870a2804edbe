import SottoWire

extension Reply {
  /// The lines of the card that the sentence has not said already.
  var unnamedRows: [String] {
    (card?.rows ?? []).filter { !text.contains($0.title) }.map { row in
      row.subtitle.map { "\(row.title) – \($0)" } ?? row.title
    }
  }
}
