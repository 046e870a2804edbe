import Foundation

extension Languages {
  /// Compiles the texts of all languages, so that this build of the program starts quickly: a file in
  /// each language's folder, and one of well-known names beside them, in place of earlier ones.
  ///
  /// A language whose texts change later is read from them, as is one without such a file.
  ///
  /// - Parameter folder: holds one folder for each language; `nil` for that of the installed languages.
  /// - Returns: the files.
  /// - Throws: `LanguageError` that names the file and line to mend, or the folder that cannot be
  ///   written in.
  public static func compile(folder: URL? = nil) throws -> [URL] {
    let folder = try folder ?? self.folder()
    let keys = try keys(of: folder)
    let names = try WellKnownNames(folder)
    var contents = [SnapshotWriter()]
    names.write(to: &contents[0])
    for (language, _) in keys.dropFirst() {
      let weights = try LanguageContent.weights(of: language)
      var content = SnapshotWriter()
      try LanguageContent(language, names.personalNames, weights).write(to: &content)
      contents.append(content)
    }
    // Content must never stand under the key of other texts.
    guard try Self.keys(of: folder).map(\.key.value) == keys.map(\.key.value) else {
      throw LanguageError(
        file: folder.path, line: nil, what: "was changed while it was compiled; compile it again")
    }
    for ((folder, key), content) in zip(keys, contents) {
      try Snapshot.write(content, key, in: folder)
    }
    return keys.map { Snapshot.file($0.key, in: $0.folder) }
  }

  /// Where each file belongs, with its key: the well-known names, then the languages.
  private static func keys(of folder: URL) throws -> [(folder: URL, key: SnapshotKey)] {
    guard let shared = WellKnownNames.sharedKey(folder) else {
      throw LanguageError(
        file: "sotto", line: nil,
        what: "has no build identifier to know its files by; link it with --build-id")
    }
    return try [(folder, WellKnownNames.key(folder, shared))]
      + folders(in: folder).map { language in
        let weights = try LanguageContent.weights(of: language)
        return (language, LanguageContent.key(language, weights, shared: shared))
      }
  }
}
