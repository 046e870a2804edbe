import Foundation
import SottoText

/// Names that most people know, in any language: what lies beside the languages' folders.
struct WellKnownNames {
  let personalNames: PersonalNames
  let apps: [Surroundings.App]
  let vocabulary: Vocabulary

  /// Reads the texts.
  ///
  /// - Throws: `LanguageError` that names the file and line to mend.
  init(_ folder: URL) throws {
    personalNames = try Self.personalNames(in: folder)
    apps = try Self.apps(in: folder)
    vocabulary = try Self.vocabulary(in: folder)
  }

  /// Reads what was compiled of the same texts; `nil` where there is none that is whole.
  ///
  /// - Parameter shared: from `sharedKey(_:)`.
  init?(_ folder: URL, compiledWith shared: SnapshotKey) {
    guard var reader = Snapshot.reader(Self.key(folder, shared), in: folder) else { return nil }
    do throws(SnapshotReader.Foreign) {
      personalNames = try reader.read()
      var apps: [Surroundings.App] = []
      for _ in 0..<(try reader.count()) {
        apps.append(
          Surroundings.App(
            name: try reader.read(), spokenNames: try reader.read([String].self),
            isInstalled: false))
      }
      self.apps = apps
      vocabulary = try reader.read()
    } catch {
      return nil
    }
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(personalNames)
    writer.write(count: apps.count)
    for app in apps {
      writer.write(app.name)
      writer.write(app.spokenNames)
    }
    writer.write(vocabulary)
  }
}

extension WellKnownNames {
  private static let people = "people.txt"
  private static let listed = ["names.txt", "artists.txt", "titles.txt"]

  /// - Parameter shared: from `sharedKey(_:)`.
  static func key(_ folder: URL, _ shared: SnapshotKey) -> SnapshotKey {
    var key = shared
    for text in ["apps.txt"] + listed { key.add(text, of: folder) }
    return key
  }

  /// The key of what languages are compiled with: what people are called by.
  ///
  /// - Returns: `nil` where this build of the program cannot be told from another.
  static func sharedKey(_ folder: URL) -> SnapshotKey? {
    var key = SnapshotKey()
    key?.add(people, of: folder)
    return key
  }

  static func personalNames(in folder: URL) throws -> PersonalNames {
    try PersonalNames(folder.appendingPathComponent(people))
  }

  static func vocabulary(in folder: URL) throws -> Vocabulary {
    Vocabulary(
      try listed.flatMap { try names(folder.appendingPathComponent($0)) }, isHeard: false)
  }

  /// `kind: name, name`; languages work without the file.
  static func names(_ url: URL) throws -> [Vocabulary.Entry] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let file = try LanguageFile(url)
    return try file.lines.flatMap { line in
      let (kind, _, names) = try file.split(line, at: [":"])
      return LanguageFile.list(names).map { Vocabulary.Entry(kind: kind, name: $0) }
    }
  }

  /// `name: spelling, spelling`; languages work without the file.
  static func apps(in folder: URL) throws -> [Surroundings.App] {
    let url = folder.appendingPathComponent("apps.txt")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let file = try LanguageFile(url)
    return try file.lines.map { line in
      let (name, _, spellings) = try file.split(line, at: [":"])
      return Surroundings.App(
        name: name, spokenNames: LanguageFile.list(spellings), isInstalled: false)
    }
  }
}
