import Foundation
import Testing

/// The page, in a real browser against a real assistant.
@Suite(
  .ownThread, .enabled(if: Chromium.isInstalled, "no Chromium: Scripts/setup test installs it"))
struct PageTests {
  /// Whole conversations in each language, what is seen at each width, strangers, an assistant that ends:
  /// `Tests/PageTests` says what of each.
  @Test func `the page is as it should be`() throws {
    let script = URL(filePath: #filePath).appending(path: "../../PageTests/page_test.py")
      .standardized
    try Command.output(
      of: ["timeout", "--kill-after", "10", "600", script.path, "--sotto", Command.sotto.path])
  }
}

/// The browser that the tests drive.
private enum Chromium {
  /// Whether there is one, by any of the names that `devtools.py` knows.
  static let isInstalled: Bool = {
    let script = URL(filePath: #filePath).appending(path: "../../PageTests/devtools.py")
      .standardized
    return (try? Command.output(of: ["python3", script.path])) != nil
  }()
}
