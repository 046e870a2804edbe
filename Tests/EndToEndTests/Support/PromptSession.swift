import Foundation

/// The prompt, as a person keeps it open.
final class PromptSession {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()

  init(_ home: TestHome, options: [String] = []) throws {
    process.executableURL = Command.sotto
    process.arguments = options
    process.environment = home.environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func say(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Presses Ctrl-C.
  func interrupt() { kill(process.processIdentifier, SIGINT) }

  /// The next line it prints; `nil` at its end.
  func nextLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer.append(more)
    }
  }

  /// Leaves it.
  ///
  /// - Returns: Its exit code.
  func quit() throws -> Int32 {
    try say(":quit")
    process.waitUntilExit()
    return process.terminationStatus
  }
}
