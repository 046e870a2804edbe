import Foundation

/// The processes of this machine, as /proc shows them.
struct Processes {
  let identifier: pid_t
  let arguments: [String]

  static var all: [Processes] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(pid_t.init).map { identifier in
      Processes(identifier: identifier, arguments: strings(identifier, "cmdline"))
    }
  }

  /// Those that a home's assistant has started, by the name of their program.
  static func named(_ name: String, of home: TestHome) -> [Processes] {
    all.filter { process in
      process.arguments.first?.split(separator: "/").last.map(String.init) == name
        && process.isDescendant(of: home)
    }
  }

  func environment(_ name: String) -> String? {
    Self.strings(identifier, "environ").first { $0.hasPrefix("\(name)=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  /// The files it has open.
  var files: [String] {
    let folder = "/proc/\(identifier)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }

  private func isDescendant(of home: TestHome) -> Bool {
    guard let root = home.assistantIdentifier else { return false }
    var current = identifier
    while current > 1 {
      if current == root { return true }
      current = Self.parent(current)
    }
    return false
  }

  /// Whether a process does anything any more, or has anything open: as long as any of its threads.
  static func isRunning(_ identifier: pid_t) -> Bool {
    let folder = "/proc/\(identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.contains { thread in
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      return status.map { !$0.contains("State:\tZ") } ?? false
    }
  }

  private static func parent(_ identifier: pid_t) -> pid_t {
    let status = (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)) ?? ""
    // The name in parentheses may hold spaces.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 ? pid_t(fields[1]) ?? 0 : 0
  }

  private static func strings(_ identifier: pid_t, _ file: String) -> [String] {
    let data = FileManager.default.contents(atPath: "/proc/\(identifier)/\(file)") ?? Data()
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
