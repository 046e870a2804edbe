import ArgumentParser
import Foundation
import SottoAssistant
import SottoHost
import SottoTesting

/// The files of sentences that are tested.
struct TestFiles {
  struct File {
    var path: String
    var rows: [SentenceFile.Row]
  }

  private(set) var files: [File]

  /// - Parameters:
  ///   - names: Without any, all in the folder Sentences of the app's source.
  ///   - filter: Leaves out the sentences in which it does not occur.
  init(_ names: [String], beside app: String, filter: String?) throws {
    let paths = try names.isEmpty ? Self.found(beside: app) : names
    files = try paths.map { path in
      let file = try SentenceFile(atPath: path)
      let rows = file.rows.filter { row in
        filter.map { row.sentence.say.localizedCaseInsensitiveContains($0) } ?? true
      }
      return File(path: path, rows: rows)
    }
    guard files.contains(where: { !$0.rows.isEmpty }) else {
      throw NothingToTest(
        description: filter.map { "No sentence has “\($0)” in it." }
          ?? "There is no sentence in \(paths.joined(separator: ", ")).")
    }
  }

  /// Puts an app's name in the place of each `{app}`.
  ///
  /// - Parameter all: Whether each such sentence is said once with each of the app's names; else with the
  ///   one that it has in the sentence's language.
  mutating func name(_ app: AppBundle, all: Bool) {
    for index in files.indices {
      files[index].rows = files[index].rows.flatMap { row -> [SentenceFile.Row] in
        guard row.sentence.say.contains("{app}") else { return [row] }
        let names = all ? app.spokenNames : [app.name.text(in: row.sentence.locale ?? "")]
        return names.map { .init(line: row.line, sentence: row.sentence.naming($0)) }
      }
    }
  }

  private static let suffixes = [".jsonl", ".yaml", ".yml"]

  private static func found(beside app: String) throws -> [String] {
    let source = app.hasSuffix(".app") ? "." : app
    let folder = URL(fileURLWithPath: source).appending(path: "Sentences")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { name in Self.suffixes.contains { name.hasSuffix($0) } }.sorted()
    guard !files.isEmpty else {
      throw NothingToTest(
        description:
          "There is no file *.jsonl or *.yaml in \(folder.path). Name a file of sentences.")
    }
    return files.map { folder.appending(path: $0).path }
  }

  /// Writes what came into the files; lines that no result has stay as they are.
  ///
  /// - Throws: `NothingToTest` for a file in YAML, whose comments and order would be lost.
  func update(_ results: [SentenceResult]) throws -> ExitCode {
    for file in files {
      guard file.path.hasSuffix(".jsonl") else {
        throw NothingToTest(description: "\(file.path): only *.jsonl can be updated.")
      }
      let results = results.filter { $0.file == file.path }
      var lines = try String(contentsOfFile: file.path, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (line, results) in Dictionary(grouping: results, by: \.line) {
        // What several sentences share is nobody's own.
        guard results.count == 1, results[0].outcome != nil else { continue }
        lines[line - 1] = results[0].updates
      }
      try lines.joined(separator: "\n").write(toFile: file.path, atomically: true, encoding: .utf8)
    }
    return results.contains { $0.problem != nil } ? .failure : .success
  }
}

/// Why there is nothing to test.
struct NothingToTest: Error, CustomStringConvertible {
  let description: String
}
