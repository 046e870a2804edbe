import Foundation

extension Languages {
  /// Whether words, in any language, mean that whoever asks is to ask nothing more: as “stop asking”.
  public func silences(_ words: String) -> Bool {
    let folded = Language.folded(words)
    return codes.compactMap(language).contains { $0.silences.contains(folded) }
  }
}

extension Language {
  /// Words without case, marks, width, and signs around and between them.
  static func folded(_ words: String) -> String {
    words.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    )
    .replacing("ı", with: "i")
    .split { !$0.isLetter && !$0.isNumber }
    .joined(separator: " ")
  }
}
