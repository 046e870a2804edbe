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

  /// - Parameters:
  ///   - ranker: what tells which Reading is likeliest.
  ///   - readsCompiled: whether what was compiled of the texts is read where there is such.
  init(folder: URL, ranker: Ranker, readsCompiled: Bool = true) throws {
    let folders = try Self.folders(in: folder)
    let shared = readsCompiled ? WellKnownNames.sharedKey(folder) : nil
    let compiled = shared.flatMap { WellKnownNames(folder, compiledWith: $0) }
    wellKnownApps = try compiled?.apps ?? WellKnownNames.apps(in: folder)
    let personalNames = try compiled?.personalNames ?? WellKnownNames.personalNames(in: folder)
    self.ranker = ranker
    let nameSense = try NameSense(folder.appendingPathComponent(NameSense.file))
    let parts: [@Sendable () throws -> Part] =
      [{ .names(try compiled?.vocabulary ?? WellKnownNames.vocabulary(in: folder)) }]
      + folders.map { folder in
        {
          .language(
            try Language(
              folder: folder, personalNames: personalNames, nameSense: nameSense, ranker: ranker,
              shared: shared))
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

  /// The folders of the languages, in the order of their codes.
  static func folders(in folder: URL) throws -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let folders = (entries ?? []).filter { entry in
      (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
    guard !folders.isEmpty else {
      throw LanguageError(
        file: folder.path, line: nil, what: "holds no language; reinstall, or name another folder")
    }
    return folders.sorted { $0.lastPathComponent < $1.lastPathComponent }
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
