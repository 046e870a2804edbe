import Foundation
import SottoCheck
import SottoLanguage
import Testing

/// Each rule names the mistake that it is for, and no other rule does: `Cases/mistakes.json` has the
/// smallest change of a right project for each.
@Suite struct SeededMistakeTests {
  struct Mistake: Decodable, Sendable, CustomTestStringConvertible {
    struct Edit: Decodable, Sendable {
      var file: String
      /// What stands there, and what stands there then; a whole file without the first.
      var replace: String?
      var with: String?
    }

    var rule: String
    var edits: [Edit]
    /// Where it is found: `Intents/Info.plist:14`.
    var place: String
    var key: String?
    /// Rules that name the same mistake from another side.
    var also: [String]?
    /// What the file says once it is mended.
    var mended: Edit?

    var testDescription: String { "\(rule): \(edits.first?.with ?? "")" }
  }

  static let mistakes = Result {
    try JSONDecoder().decode(
      [Mistake].self,
      from: Data(contentsOf: URL(filePath: "\(Jukebox.folder)/Cases/mistakes.json")))
  }

  @Test func `the right project has no finding`() throws {
    #expect(try Jukebox().findings.map(\.text) == [])
  }

  @Test(arguments: try mistakes.get())
  func `a mistake is named, at its place`(mistake: Mistake) throws {
    let project = try made(mistake)
    let findings = try project.findings
    #expect(
      Set(findings.map(\.rule)) == Set([mistake.rule] + (mistake.also ?? [])),
      "\(findings.map(\.text))")
    let finding = try #require(findings.first { $0.rule == mistake.rule })
    let line = finding.place.line.map { ":\($0)" } ?? ""
    #expect("\(finding.place.file.dropFirst(project.path.count + 1))\(line)" == mistake.place)
    #expect(finding.place.key == mistake.key)
  }

  /// What `--fix` writes mends the mistake, and changes nothing else.
  @Test(arguments: try mistakes.get().filter { $0.mended != nil })
  func `a mistake with one remedy is mended`(mistake: Mistake) throws {
    let project = try made(mistake)
    let fixes = try project.findings.compactMap(\.fix)
    #expect(!fixes.isEmpty)
    for fixes in Dictionary(grouping: fixes, by: \.file).values {
      #expect(try PropertyListEdit.apply(fixes).count == fixes.count)
    }
    #expect(try project.findings.map(\.text) == [])
    let mended = try #require(mistake.mended)
    let right = try Jukebox()
    if let text = mended.replace {
      try right.edit(mended.file, replacing: text, by: mended.with ?? "")
    }
    #expect(try project.contents(mended.file) == right.contents(mended.file))
  }

  @Test(arguments: [("jukebox", 0), ("Corner Box", 1)])
  func `a well-known app of this name is this app`(name: String, count: Int) throws {
    var project = try Jukebox().project()
    project.wellKnown = [.init(name: name)]
    #expect(project.findings.map(\.text).count == count)
  }

  /// A rule without a mistake may find nothing at all.
  @Test func `every rule has a mistake`() throws {
    // Those of an extension that runs, of an Xcode project and of what strangers make have tests of their own.
    let others: Set = [
      "extension-not-started", "file-missing", "file-outside", "handler-fails", "manifest-not-run",
      "project-too-large", "project-unreadable", "question-repeats",
    ]
    let tried = Set(try Self.mistakes.get().map(\.rule))
    #expect(Set(Rule.all.map(\.identifier)).subtracting(tried) == others)
  }

  private func made(_ mistake: Mistake) throws -> Jukebox {
    let project = try Jukebox()
    for edit in mistake.edits {
      if let text = edit.replace {
        try project.edit(edit.file, replacing: text, by: edit.with ?? "")
      } else if let text = edit.with {
        try project.write(edit.file, text)
      } else {
        try project.remove(edit.file)
      }
    }
    return project
  }
}
