import Foundation

/// The user manager, asked by its own command.
enum Systemctl {
  /// What a command has printed, and how it ended.
  struct Run {
    var status: Int32
    var output: String
    var isSuccess: Bool { status == 0 }
  }

  /// Runs `systemctl --user`, which waits for a service to start or end; its unit has a time for that.
  static func run(_ arguments: String...) -> Run {
    run(["systemctl", "--user", "--no-pager"] + arguments)
  }

  /// The last lines of the service's log; none where there is no journal.
  static func log(lines: Int) -> [String] {
    let run = run([
      "journalctl", "--user", "--no-pager", "--quiet", "--output", "short-iso", "--lines",
      "\(lines)", "--unit", ServiceUnit.name,
    ])
    return run.isSuccess ? run.output.split(separator: "\n").map(String.init) : []
  }

  /// What the user manager knows of the service; `nil` where none answers.
  static func facts() -> [String: String]? {
    let names = "LoadState,ActiveState,SubState,UnitFileState,ActiveEnterTimestamp,MainPID,Result"
    let run = run("show", ServiceUnit.name, "--property", names)
    guard run.isSuccess else { return nil }
    let pairs = run.output.split(separator: "\n").compactMap { line -> (String, String)? in
      let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return halves.count == 2 ? (String(halves[0]), String(halves[1])) : nil
    }
    return Dictionary(pairs) { $1 }
  }

  private static func run(_ command: [String]) -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return Run(status: 127, output: "\(error)") }
    let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    return Run(status: process.terminationStatus, output: text)
  }
}
