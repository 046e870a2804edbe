import Foundation
import Testing

/// `sotto vocabulary` as a developer calls it, on the sample app of lists.
@Suite(.ownThread) struct VocabularyCommandTests {
  private let bundle: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sotto-words-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(filePath: #filePath).appending(path: "../../../Apps/Listable").standardized
    let made = try Self.sotto([
      "apps", "bundle", source.path, "--products", Command.products.path, "--output", folder.path,
    ])
    try #require(made.status == 0, "\(made.error)")
    bundle = "\(folder.path)/Listable.app"
  }

  private static func sotto(_ arguments: [String]) throws -> Command {
    try Command(arguments, environment: ProcessInfo.processInfo.environment)
  }

  private func vocabulary(_ arguments: String...) throws -> String {
    let command = try Self.sotto(["vocabulary"] + arguments)
    try #require(command.status == 0, "\(command.error)")
    return command.output
  }

  @Test func `what is exported and imported is the same`() throws {
    let before = try vocabulary("export", bundle)
    #expect(before.contains("ru\t"))
    let table = "\(bundle)/../words.tsv"
    try before.write(toFile: table, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: "\(bundle)/ru.lproj/AppIntentVocabulary.plist")
    #expect(try vocabulary("export", bundle) != before)
    _ = try vocabulary("import", table, bundle)
    #expect(try vocabulary("export", bundle) == before)
  }

  @Test func `a language without phrases gets some to begin with`() throws {
    try FileManager.default.removeItem(atPath: "\(bundle)/ru.lproj/AppIntentVocabulary.plist")
    let suggested = try vocabulary("suggest", bundle)
    #expect(suggested.contains("ru\texample\tINAddTasksIntent\t"), "\(suggested)")
    #expect(suggested.contains("Списки"), "It has no name there: \(suggested)")
  }
}
