import Foundation
import Testing

/// The voice of a home, with the protocol's own library against a real assistant.
@Suite(.ownThread) struct WyomingTests {
  /// `Tests/WyomingTests` says what each part is about.
  @Test(.enabled(if: Self.hasLibrary, "the protocol's library cannot be had from PyPI"))
  func `satellites and Home Assistant are answered`() throws {
    let script = Self.folder.appending(path: "wyoming_test.py")
    try Command.output(
      of: ["timeout", "--kill-after", "10", "300", script.path, "--sotto", Command.sotto.path])
  }

  @Test(arguments: [
    ("nowhere", "is no address"), ("udp://127.0.0.1:1", "is no address"),
    ("tcp://127.0.0.1:99999", "is no address"),
    ("tcp://203.0.113.1:0", "no address of this machine"),
  ])
  func `an address that cannot be served is refused`(_ address: String, reason: String) throws {
    let refused = try TestHome().sotto("serve", "--wyoming", address)
    #expect(refused.status != 0 && refused.error.contains(reason), "\(refused.error)")
  }

  private static let folder = URL(filePath: #filePath).appending(path: "../../WyomingTests")
    .standardized
  private static let hasLibrary =
    (try? Command.output(of: ["python3", folder.appending(path: "reference.py").path])) != nil
}
