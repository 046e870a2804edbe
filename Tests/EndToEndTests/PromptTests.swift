import Foundation
import Testing

/// The prompt outlives the assistant's process.
@Suite struct PromptTests {
  @Test func `the prompt goes on when the assistant is killed`() throws {
    let home = try TestHome()
    try home.serve()
    let process = Process()
    process.executableURL = Command.sotto
    process.environment = home.environment
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = Lines(output.fileHandleForReading)
    try input.fileHandleForWriting.write(contentsOf: Data("what's the weather\n".utf8))
    #expect(lines.next() == "I can't help with that.")
    kill(try #require(home.assistantIdentifier), SIGKILL)
    // The first sentence finds that the assistant has gone, the second one is answered.
    let again = "what's the weather\nкакая завтра погода\n:quit\n"
    try input.fileHandleForWriting.write(contentsOf: Data(again.utf8))
    #expect(lines.next() == "С этим помочь не могу.")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

/// Lines of a pipe, as they come.
private final class Lines {
  private let file: FileHandle
  private var buffer = Data()

  init(_ file: FileHandle) { self.file = file }

  func next() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      let more = file.availableData
      if more.isEmpty { return nil }
      buffer.append(more)
    }
  }
}
