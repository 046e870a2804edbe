import Foundation

extension TestHome {
  /// Runs the command as a person does who sits at a terminal, and types a line when they see what it
  /// answers.
  ///
  /// - Parameters:
  ///   - lines: What is typed, each by what is seen before it, after all that was seen before that.
  ///   - limit: Seconds after which the command is ended.
  /// - Returns: What is on the screen at the end.
  func atTerminal(
    _ arguments: String, typing lines: KeyValuePairs<String, String>, limit: Double = 60
  ) throws -> String {
    let terminal = Process()
    terminal.executableURL = URL(filePath: "/usr/bin/script")
    terminal.arguments = ["-qec", "'\(Command.sotto.path)' \(arguments)", "/dev/null"]
    terminal.environment = environment
    let (input, output) = (Pipe(), Pipe())
    terminal.standardInput = input
    terminal.standardOutput = output
    try terminal.run()
    // It may wait for a line that nobody types any more; its end leaves the terminal to nobody.
    let watchdog = DispatchWorkItem { kill(terminal.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
    defer { watchdog.cancel() }
    var (screen, seen) = (Data(), 0)
    var waiting = lines[...]
    while true {
      while let (cue, line) = waiting.first,
        let found = screen.range(of: Data(cue.utf8), in: seen..<screen.count)
      {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        waiting = waiting.dropFirst()
        seen = found.upperBound
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      screen += more
    }
    terminal.waitUntilExit()
    return String(decoding: screen, as: UTF8.self)
  }
}
