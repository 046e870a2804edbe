import Dispatch
import Foundation
import Synchronization

/// All installed languages.
public struct Languages: Sendable {
  let all: [Language]
  /// Names that most people know, in any language.
  let wellKnown: Vocabulary
  let ranker: Ranker
  /// Apps that most people know by name, for those who name one that is not installed.
  public let wellKnownApps: [Surroundings.App]

  /// - Parameter folder: holds one folder for each language, named by its code.
  /// - Throws: `LanguageError` that names the file and line to mend.
  public init(folder: URL) throws {
    try self.init(folder: folder, ranker: Ranker(folder.appendingPathComponent(Ranker.file)))
  }

  /// - Parameter ranker: what tells which Reading is likeliest.
  init(folder: URL, ranker: Ranker) throws {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let folders = (entries ?? []).filter { entry in
      (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
    guard !folders.isEmpty else {
      throw LanguageError(
        file: folder.path, line: nil, what: "holds no language; reinstall, or name another folder")
    }
    wellKnownApps = try Self.apps(folder.appendingPathComponent("apps.txt"))
    let personalNames = try PersonalNames(folder.appendingPathComponent("people.txt"))
    self.ranker = ranker
    let nameSense = try NameSense(folder.appendingPathComponent(NameSense.file))
    let names = ["names.txt", "artists.txt", "titles.txt"].map { folder.appendingPathComponent($0) }
    let parts: [@Sendable () throws -> Part] =
      [{ .names(Vocabulary(try names.flatMap(Self.names), isHeard: false)) }]
      + folders.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { folder in
        {
          .language(
            try Language(
              folder: folder, personalNames: personalNames, nameSense: nameSense, ranker: ranker))
        }
      }
    var read: [Language] = []
    var wellKnown = Vocabulary([])
    for part in try Self.read(parts) {
      switch part {
      case .names(let vocabulary): wellKnown = vocabulary
      case .language(let language): read.append(language)
      }
    }
    self.wellKnown = wellKnown
    all = read.filter(\.isFallback) + read.filter { !$0.isFallback }
  }

  /// What is read on a core of its own.
  private enum Part {
    case names(Vocabulary)
    case language(Language)
  }

  private static func read(_ parts: [@Sendable () throws -> Part]) throws -> [Part] {
    let results = Mutex<[Int: Result<Part, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let result = Result { try parts[index]() }
      results.withLock { $0[index] = result }
    }
    let read = results.withLock { $0 }
    return try parts.indices.compactMap { try read[$0]?.get() }
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
  private static func apps(_ url: URL) throws -> [Surroundings.App] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let file = try LanguageFile(url)
    return try file.lines.map { line in
      let (name, _, spellings) = try file.split(line, at: [":"])
      return Surroundings.App(
        name: name, spokenNames: LanguageFile.list(spellings), isInstalled: false)
    }
  }

  /// The codes of the installed languages, in alphabetical order.
  public var codes: [String] { all.map(\.code).sorted() }

  /// The language where none is known: the one that says so of itself, else the first in
  /// alphabetical order.
  public var fallback: Language { all[0] }

  /// The language that serves a locale best: `ru` for `ru-RU` and `ru_RU.UTF-8`.
  public func language(_ code: String) -> Language? {
    if let language = all.first(where: { $0.code == code }) { return language }
    let best = Self.code(serving: code, among: all.map(\.code))
    return all.first { $0.code == best }
  }

  /// The code of the language that serves a locale best; `nil` where none does.
  public static func code(serving locale: String, among codes: [String]) -> String? {
    var parts = locale.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let code = codes.first(where: { $0.lowercased() == tag }) { return code }
      parts.removeLast()
    }
    return nil
  }
}
