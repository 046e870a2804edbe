import Foundation

/// All that a process had started at a moment, and what these had.
struct Descendants {
  private let processes: [pid_t]

  init(of root: pid_t) {
    var found: [pid_t] = []
    var known = [root]
    while let process = known.popLast() {
      found.append(process)
      let threads =
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      for thread in threads {
        let list = FileManager.default.contents(
          atPath: "/proc/\(process)/task/\(thread)/children")
        known += String(decoding: list ?? Data(), as: UTF8.self).split(separator: " ")
          .compactMap { pid_t($0) }
      }
    }
    processes = found
  }

  /// By what another process has written.
  init(writtenTo path: String) throws {
    processes = try contents(of: path).split(separator: " ").compactMap { pid_t($0) }
  }

  func write(to path: String) throws {
    try processes.map { "\($0)" }.joined(separator: " ")
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Waits for it. One that nobody has collected yet has ended.
  func haveEnded() async throws -> Bool {
    for _ in 0..<500 {
      if processes.allSatisfy(Self.hasEnded) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private static func hasEnded(_ process: pid_t) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    let text = String(decoding: status, as: UTF8.self)
    guard let name = text.lastIndex(of: ")") else { return true }
    return text[name...].dropFirst(2).hasPrefix("Z")
  }
}
