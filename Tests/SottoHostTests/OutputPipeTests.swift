import Foundation
import Testing

@testable import SottoHost

@Suite struct OutputPipeTests {
  /// Another child, started in the same moment, may have the writing end for as long as it runs.
  @Test func `what a child has said is read whoever holds the pipe`() async throws {
    var command = ChildCommand(
      executable: "/bin/sh", arguments: ["-c", "echo hello"], environment: [:])
    let pipe = try OutputPipe(of: &command)
    let child = try ChildProcess(command)
    #expect(await child.exit == .code(0))
    #expect(pipe.said == Array("hello\n".utf8), "this process itself holds the writing end")
    #expect(pipe.said == [], "nothing more is waited for")
  }
}
