import Foundation

/// Tries a target in processes of its own: when an input ends one, that is noted and the next goes on.
struct FuzzRun {
  /// Enough to see what is wrong.
  static let mostHarms = 20

  let target: any FuzzTarget.Type
  let seed: UInt64
  let limit: FuzzLimit

  /// Whether no input did harm. Says which did, and how to try each again.
  func isHarmless() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(target.name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("progress").path
    let progress = try FuzzProgress(path: path)
    let start = ContinuousClock.now
    var (harms, next) = (0, 0)
    repeat {
      let ending = try work(from: next, limit.arguments(since: start), in: folder, path)
      guard let ending else { break }
      harms += 1
      next = progress.place + 1
      say(
        """
        \(target.name): input \(progress.place) of seed \(seed) ended the process by \(ending); again: \
        \(CommandLine.arguments[0]) \(target.name) --seed \(seed) --input \(progress.place)
        """)
    } while harms < Self.mostHarms && !limit.isReached(by: next, since: start)
    say(
      """
      \(target.name): \(max(next, progress.place)) inputs of seed \(seed), \(progress.refusals) refused, \
      \(harms == 0 ? "none did harm" : "\(harms) did harm"); the slowest, \(progress.slowest.place), took \
      \(String(format: "%.1f", progress.slowest.milliseconds)) ms
      """)
    return harms == 0
  }

  /// What ended a worker before its time; `nil` when nothing did.
  private func work(
    from first: Int, _ limit: [String], in folder: URL, _ progress: String
  ) throws -> String? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.currentDirectoryURL = folder
    process.arguments =
      [target.name, "--seed", String(seed), "--from", String(first), "--progress", progress]
      + limit
    // A hundred lines of registers say less than to try the input again.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    switch process.terminationReason {
    case .uncaughtSignal where status == SIGALRM:
      return "more than \(target.longestSeconds) seconds"
    case .uncaughtSignal: return "signal \(status), \(String(cString: strsignal(status)))"
    default: return status == 0 ? nil : "exit status \(status)"
    }
  }
}
