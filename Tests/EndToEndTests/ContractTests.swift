import Foundation
import Testing

/// The document of what is served by HTTP, and whether the assistant keeps to it, tried by a program that
/// knows nothing else.
@Suite(.ownThread) struct ContractTests {
  @Test(.enabled(if: Self.hasTool, "schemathesis cannot be had from PyPI"))
  func `the assistant does as its document says`() throws {
    let script = Self.folder.appending(path: "contract_test.py")
    try Command.output(
      of: ["timeout", "--kill-after", "10", "300", script.path, "--sotto", Command.sotto.path])
  }

  private static let folder = URL(filePath: #filePath).appending(path: "../../ContractTests")
    .standardized
  private static let hasTool =
    (try? Command.output(of: ["python3", folder.appending(path: "tool.py").path])) != nil
}
