import Foundation

/// Names as they are compared: without case, accents, punctuation and superfluous space.
package enum NameKey {
  package static func of(_ name: String) -> String { words(of: name).joined(separator: " ") }

  package static func words(of name: String) -> [String] {
    name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    )
    .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// What is in the key of whatever has all words of a name, each in some form.
  static func stems(of name: String) -> [String] {
    words(of: name).map { String($0.prefix(shortestStem)) }
  }

  /// Whether two names have the same words, each in some form.
  package static func areForms(_ left: [String], _ right: [String]) -> Bool {
    left.count == right.count && !left.isEmpty && zip(left, right).allSatisfy(areForms)
  }

  /// Whether all words of a name are in another, which has more; of a script without spaces, whether
  /// its letters are.
  package static func isPart(_ part: [String], of whole: [String]) -> Bool {
    guard !part.isEmpty else { return false }
    return part.allSatisfy { word in
      whole.contains { areForms(word, $0) || !word.contains(where: \.isCased) && $0.contains(word) }
    }
  }

  /// Whether two words may be forms of one: “grocery” and “groceries”, «покупок» and «покупки».
  ///
  /// They begin alike, and what differs is an ending: short, and the smaller part of the word.
  package static func areForms(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let common = left.commonPrefix(with: right).count
    let endings = [left.count - common, right.count - common]
    return common >= shortestStem && endings[0] + endings[1] <= longestEndings
      && endings.allSatisfy { $0 < common }
  }

  private static let shortestStem = 4
  /// Of both together.
  private static let longestEndings = 4
}
