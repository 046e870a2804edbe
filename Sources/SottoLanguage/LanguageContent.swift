import Foundation
import SottoText

/// What a language's texts say, once they are read.
struct LanguageContent {
  let settings: LanguageSettings
  let grammar: Grammar
  /// `nil` for a language that patterns alone understand.
  let model: Model?
  let answers: Answers

  /// Its texts; people who write a language are told of mistakes in them.
  static let texts = ["language.txt", "lexicon.txt", "patterns.txt", "answers.txt"]

  /// Reads the texts.
  ///
  /// - Throws: `LanguageError` that names the file and line to mend.
  init(_ folder: URL, _ personalNames: PersonalNames, _ weights: WeightFile?) throws {
    settings = try LanguageSettings(
      LanguageFile(folder.appendingPathComponent("language.txt")))
    (grammar, model) = try GrammarReader.read(
      folder, inflection: settings.inflection, personalNames: personalNames, weights: weights)
    answers = try Answers(
      LanguageFile(folder.appendingPathComponent("answers.txt")), rules: settings.sentences)
  }

  /// Reads what was compiled of the same texts; `nil` where there is none that is whole.
  ///
  /// - Parameter key: the key of the texts, from `key(_:_:_:)`.
  init?(
    _ folder: URL, compiledAs key: SnapshotKey, _ personalNames: PersonalNames,
    _ weights: WeightFile?
  ) {
    guard var reader = Snapshot.reader(key, in: folder) else { return nil }
    do {
      settings = try reader.read()
      grammar = try Grammar(from: &reader, personalNames: personalNames)
      model =
        try reader.read(Bool.self)
        ? try weights.map { try Model($0, from: &reader) } : nil
      answers = try Answers(from: &reader, rules: settings.sentences)
    } catch {
      return nil
    }
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(settings)
    grammar.write(to: &writer)
    writer.write(model != nil)
    model?.write(to: &writer)
    answers.write(to: &writer)
  }

  /// The key of a language's texts, its name, which places of patterns tell, and its weights.
  ///
  /// - Parameter shared: the key of what all languages share.
  static func key(
    _ folder: URL, _ weights: WeightFile?, shared: SnapshotKey
  ) -> SnapshotKey {
    var key = shared
    key.add(folder.lastPathComponent)
    for text in texts { key.add(text, of: folder) }
    key.add(weights)
    return key
  }

  /// A language's trained weights; `nil` where it has none.
  static func weights(of folder: URL) throws -> WeightFile? {
    let file = folder.appendingPathComponent("weights.bin")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try WeightFile(file, sections: Model.sections)
  }
}
