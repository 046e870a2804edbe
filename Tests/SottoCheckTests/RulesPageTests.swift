import Foundation
import SottoCheck
import Testing

@Suite struct RulesPageTests {
  private static let page =
    "\((#filePath as NSString).deletingLastPathComponent)/../../Documentation/Rules.md"

  /// `SOTTO_WRITE_RULES=1` writes it.
  @Test func `the page of rules is what the rules say`() throws {
    if ProcessInfo.processInfo.environment["SOTTO_WRITE_RULES"] != nil {
      try RulesPage.text.write(toFile: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.page, encoding: .utf8) == RulesPage.text)
  }

  @Test func `rules have names of their own, in one form`() {
    let names = Rule.all.map(\.identifier)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
    #expect(Rule.all.allSatisfy { $0.summary.hasSuffix(".") && $0.remedy.hasSuffix(".") })
  }
}
