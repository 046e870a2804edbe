import Foundation
import Testing

@testable import sotto

@Suite struct PromptHistoryTests {
  let file = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID())/lines")

  @Test func `empty lines and repetitions are not kept`() throws {
    let history = PromptHistory(file: file)
    #expect(
      ["a", "", "  ", "a", "b", "a"].map(history.add) == [true, false, false, false, true, true])
    #expect(PromptHistory(file: file).lines == ["a", "b", "a"])
  }

  @Test func `only its owner reads it`() throws {
    PromptHistory(file: file).add("a")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `two prompts keep each other's lines`() {
    let one = PromptHistory(file: file)
    let other = PromptHistory(file: file)
    one.add("a")
    other.add("b")
    #expect(PromptHistory(file: file).lines == ["a", "b"])
  }

  @Test func `the file is cut back`() throws {
    let count = 2 * PromptHistory.limit + 1
    let history = PromptHistory(file: file)
    for number in 1...count { history.add("line \(number)") }
    #expect(PromptHistory(file: file).lines.last == "line \(count)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count == PromptHistory.limit)
  }

  @Test func `a file that cannot be used does no harm`() throws {
    let history = PromptHistory(file: URL(filePath: "/proc/no/such/file"))
    #expect(history.add("a"))
    #expect(history.lines == ["a"])
  }
}
