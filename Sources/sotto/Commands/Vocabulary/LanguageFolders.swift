import Foundation
import SottoVocabulary

/// The language folders of an app's source or bundle.
struct LanguageFolders {
  struct Language {
    /// As in `en` or `zh-Hans`.
    let code: String
    let vocabulary: URL

    init(code: String, in root: URL) {
      self.code = code
      vocabulary = root.appending(path: "\(code).lproj/AppIntentVocabulary.plist")
    }
  }

  /// Those that have a vocabulary, by their codes.
  let all: [Language]
  /// The codes of all, with a vocabulary or without.
  let codes: [String]

  /// - Throws: `VocabularyError`, where there is no vocabulary.
  init(_ folder: String) throws {
    let root = try Self.root(folder)
    codes = try Self.codes(in: root)
    all = codes.map { Language(code: $0, in: root) }.filter {
      FileManager.default.fileExists(atPath: $0.vocabulary.path)
    }
    guard !all.isEmpty else {
      throw VocabularyError("\(root.path) has no *.lproj/AppIntentVocabulary.plist.")
    }
  }

  /// The folder with the language folders: the one that is named, or the only one below it that has some.
  static func root(_ folder: String) throws -> URL {
    let root = URL(fileURLWithPath: folder)
    guard FileManager.default.fileExists(atPath: root.path) else {
      throw VocabularyError("There is no folder \(root.path).")
    }
    if try !codes(in: root).isEmpty { return root }
    let inner = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
    ).filter { ((try? codes(in: $0)) ?? []).isEmpty == false }
    let withVocabulary = inner.filter { folder in
      ((try? codes(in: folder)) ?? []).contains {
        FileManager.default.fileExists(atPath: Language(code: $0, in: folder).vocabulary.path)
      }
    }
    return withVocabulary.count == 1 ? withVocabulary[0] : root
  }

  private static func codes(in root: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
      .sorted()
  }
}
