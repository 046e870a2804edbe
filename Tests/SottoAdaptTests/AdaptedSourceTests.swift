import Foundation
import SottoAdapt
import Testing

@Suite struct AdaptedSourceTests {
  /// A source, what becomes of it, and how its findings begin.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    let findings: [String]

    var testDescription: String { name }

    init(_ file: URL) throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      let parts = text.split(
        separator: /--- (?:after|findings)\n/, omittingEmptySubsequences: false)
      name = file.lastPathComponent
      before = String(parts[0])
      after = String(parts[1])
      findings = parts[2].split(separator: "\n").map(String.init)
    }

    static let all = Result {
      let folder = URL(filePath: #filePath).appending(path: "../Cases").standardized
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      )
      .map(Case.init)
    }
  }

  @Test(arguments: try Case.all.get())
  func adapts(_ example: Case) {
    let adapted = AdaptedSource(example.before)
    #expect(adapted.text == example.after)
    #expect(adapted.findings.count == example.findings.count)
    for (found, expected) in zip(adapted.findings, example.findings) {
      #expect(found.description.hasPrefix(expected))
    }
  }

  @Test(arguments: try Case.all.get())
  func keepsEveryLineAndColumn(_ example: Case) {
    let adapted = AdaptedSource(example.before)
    // What is imported in addition stands behind all that was on its line.
    let text = adapted.text.replacing(/; import (Foundation[A-Za-z]+|Intents)/, with: "")
      .replacing("removeObject(forKey", with: "set(nil, forKey")
      .replacing("applicationSupportDirectory", with: "libraryDirectory")
    #expect(text.utf8.count == example.before.utf8.count)
    #expect(adapted.isChanged == (example.before != example.after))
    let lengths = { (text: String) in text.split(separator: "\n").map(\.utf8.count) }
    #expect(lengths(text) == lengths(example.before))
  }

  /// Every beginning of every case, and other bytes that are no Swift, end somewhere.
  @Test(arguments: try Case.all.get())
  func takesAnyBytes(_ example: Case) {
    let bytes = Array(example.before.utf8)
    for length in 0...bytes.count {
      let adapted = AdaptedSource(Array(bytes[..<length]))
      #expect(adapted.bytes.count >= length)
    }
  }

  @Test(arguments: ["(", "\"\\(", "/*", "#\"\"\"\\#(", "[", "@objc("])
  func takesDeepNesting(_ opening: String) {
    let source = Array(String(repeating: opening, count: 20_000).utf8)
    #expect(AdaptedSource(source).bytes.count == source.count)
  }

  @Test func leavesAdaptedSourceAlone() throws {
    for example in try Case.all.get() {
      #expect(AdaptedSource(example.after).text == example.after)
    }
  }

  @Test func namesModulesThatNobodyBuilds() {
    let source = """
      import Intents
      import Kit
      import os.log
      @testable import Feed
      import struct Store.Item
      #if canImport(Charts)
      import Charts
      #endif

      """
    let findings = AdaptedSource(Array(source.utf8), beside: ["Kit"]).findings.map(\.description)
    #expect(
      findings.map { $0.prefix(30) } == [
        "4:18: error: Feed is not here:", "5:15: error: Store is not here",
      ])
    #expect(AdaptedSource(source).findings.isEmpty)
  }

  /// What stands here for Apple's modules is known as such.
  @Test func knowsTheCompanions() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Companions/Sources")
      .standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 10)
    #expect(Set(names).subtracting(AppleModules.names) == ["OSModuleMap"])
  }
}
