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

  /// The next line it prints; `nil` at its end, or when it prints none for two minutes.
  func nextLine() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      guard let more = output.fileHandleForReading.nextData(), !more.isEmpty else { return nil }
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

extension FileHandle {
  /// What comes next, empty at the end; `nil` when nothing comes for two minutes.
  func nextData() -> Data? {
    var readable = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&readable, 1, 120_000) == 1 ? availableData : nil
  }
}
