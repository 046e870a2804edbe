import ArgumentParser
import Foundation
import Testing

@testable import sotto

/// Whatever command a message names can be typed as it stands there.
@Suite struct NamedCommandTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let commands = Set(
    Sotto.configuration.subcommands.map { $0.configuration.commandName ?? $0._commandName })

  @Test func `it is found as it is written`() {
    let rows: [(String, [String])] = [
      ("Allow it with: sotto apps allow \"{app}\"", ["sotto apps allow \"{app}\""]),
      ("see “sotto logs”, or “sotto status --json”.", ["sotto logs", "sotto status --json"]),
      ("„sotto quit“ beendet ihn", ["sotto quit"]),
      ("« sotto quit » l'arrête", ["sotto quit"]),
      ("  $ sotto logs Melody | tail", ["sotto logs Melody | tail"]),
      ("sotto opens a prompt", []),
      ("End it: sotto quit. It is gone then.", ["sotto quit"]),
    ]
    for (text, found) in rows {
      #expect(
        NamedCommand.all(in: text, of: "", commands: Self.commands).map(\.text) == found, "\(text)")
    }
    #expect(NamedCommand(text: "sotto apps allow “Melody”", place: "").words == nil)
    #expect(
      NamedCommand(text: "sotto logs \"Old Radio\" > file", place: "").words
        == ["logs", "Old Radio"])
  }

  @Test func `answers and the page name commands that work`() throws {
    let files =
      try files(under: "Sources/SottoLanguage/Languages", named: "answers.txt")
      + files(under: "Sources/SottoServer/Page/words", named: ".json")
    let found = try files.flatMap { try Self.commands(in: $0) { $0.replacing("\\\"", with: "\"") } }
    #expect(found.count >= 8 * 8)
    check(found)
  }

  @Test func `errors and help texts name commands that work`() throws {
    let found = try files(under: "Sources", named: ".swift").flatMap {
      try Self.commands(in: $0, written: Self.messages(of:))
    }
    #expect(found.count > 100)
    check(found)
  }

  @Test func `the README names commands that work`() throws {
    let found = try Self.commands(in: Self.root.appending(path: "README.md")) { $0 }
    #expect(found.count > 5)
    check(found)
  }

  /// In running text a document names a command by its first words; what stands after a `$` is to be typed.
  @Test func `what the documents show at a shell works`() throws {
    let found = try files(under: "Documentation", named: ".md").flatMap {
      try Self.commands(in: $0) { text in
        text.split(separator: "\n").filter { $0.wholeMatch(of: /\s*\$ .*/) != nil }
          .joined(separator: "\n")
      }
    }
    #expect(found.count > 40)
    check(found)
  }

  private func check(_ commands: [NamedCommand]) {
    for command in commands {
      guard let words = command.words else {
        Issue.record("no shell knows these quotation marks: \(command)")
        continue
      }
      do {
        _ = try Sotto.parseAsRoot(words.map(Self.filledIn))
      } catch {
        guard Sotto.exitCode(for: error) != .success else { continue }
        Issue.record("\(command): \(Sotto.message(for: error))")
      }
    }
  }

  /// What stands for a value, as one that there could be.
  private static func filledIn(_ word: String) -> String {
    word.replacing(/\{\w+\}/, with: "Melody").replacing("…", with: "1")
  }

  private func files(under folder: String, named ending: String) throws -> [URL] {
    let folder = Self.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
  }

  private static func commands(
    in file: URL, written read: (String) -> String
  ) throws -> [NamedCommand] {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains("sotto ") else { return [] }
    return NamedCommand.all(
      in: read(text), of: file.path.replacing(root.path + "/", with: ""), commands: commands)
  }

  /// The text of a source, without comments, with what it is put together from in one piece, and with each
  /// string on lines of its own.
  private static func messages(of source: String) -> String {
    let joined = source.replacing(/^ *\/\/.*$/.anchorsMatchLineEndings(), with: "")
      .replacing(/" *\n? *\+ "/, with: "")
      .replacing(/\\\n */, with: "")
      .replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "…")
    return joined.components(separatedBy: "\"\"\"").enumerated().map { place, part in
      let isString = !place.isMultiple(of: 2)
      return (isString ? part : part.replacing(/(^|[^\\])"/) { "\($0.output.1)\n" })
        .replacing("\\\"", with: "\"")
        // What is written into sources is no message either.
        .replacing(/^ *\/\/.*$/.anchorsMatchLineEndings(), with: "")
    }.joined(separator: "\n")
  }
}
