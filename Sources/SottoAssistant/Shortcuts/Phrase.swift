import Foundation

/// Words that start a shortcut, as they are compared: without regard to capitals, marks and spaces.
package struct Phrase: Hashable, Sendable {
  private let letters: [Character]

  /// - Returns: `nil` where nothing is left of the text.
  package init?(_ text: String) {
    let plain = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    letters = plain.filter { $0.isLetter || $0.isNumber }.map(\.self)
    if letters.isEmpty { return nil }
  }

  /// Whether somebody may have said this and another was heard: a letter in six is wrong at most.
  ///
  /// Takes time for the product of their lengths.
  package func isNear(_ other: Phrase) -> Bool {
    let most = min(letters.count, other.letters.count) / 6
    guard most > 0, abs(letters.count - other.letters.count) <= most else { return false }
    return distance(to: other) <= most
  }

  /// The letters to put in, take out or replace that make one of the other.
  private func distance(to other: Phrase) -> Int {
    var row = Array(0...other.letters.count)
    for (place, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (index, otherLetter) in other.letters.enumerated() {
        let cost = letter == otherLetter ? diagonal : min(diagonal, row[index], row[index + 1]) + 1
        (diagonal, row[index + 1]) = (row[index + 1], cost)
      }
    }
    return row[other.letters.count]
  }
}

extension PhrasedShortcut {
  /// What is said instead of the phrase; `nil` where it starts something of an app's.
  package var sentence: String? {
    if case .sentence(let text, _) = content { text } else { nil }
  }
}

extension [PhrasedShortcut] {
  /// The one that these words start.
  package func started(by text: String) -> PhrasedShortcut? {
    let said = Phrase(text)
    return said.flatMap { said in first { Phrase($0.phrase) == said } }
  }

  /// The one that somebody may have meant by these words; `nil` where it may be one of several.
  package func nearlyStarted(by text: String) -> PhrasedShortcut? {
    guard let said = Phrase(text) else { return nil }
    let near = filter { Phrase($0.phrase)?.isNear(said) == true }
    return near.count == 1 ? near[0] : nil
  }
}
