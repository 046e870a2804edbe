import Foundation

/// Who has a port that is taken.
enum PortHolder {
  /// In words: “sotto serve, process 4711”; `nil` where the system does not tell.
  static func name(at port: UInt16) -> String? {
    guard let entry = TCPTable().listeners(at: port).first else { return nil }
    guard entry.user == getuid() || getuid() == 0 else { return "a program of another user" }
    return process(with: "socket:[\(entry.inode)]").map { process in
      "\(command(of: process)), process \(process)"
    }
  }

  private static func process(with file: String) -> pid_t? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(pid_t.init).first { process in
      let folder = "/proc/\(process)/fd"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.contains {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == file
      }
    }
  }

  /// Its program and first argument, as `sotto serve`: those that follow may be anything.
  private static func command(of process: pid_t) -> String {
    let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    let words = line.split(separator: 0).prefix(2).map { String(decoding: $0, as: UTF8.self) }
    guard let program = words.first?.split(separator: "/").last else { return "a program" }
    guard program == "sotto", words.count > 1, words[1].allSatisfy(\.isLetter) else {
      return String(program)
    }
    return "\(program) \(words[1])"
  }
}
