import Foundation

/// What a process and all that it has started take at this moment.
struct ProcessTree {
  private(set) var processes = 0
  private(set) var threads = 0
  /// Bytes in memory or swapped out that are no copies of files.
  private(set) var memory = 0

  /// Looks the processes up; what is found after `most` of them is not counted.
  init(below root: pid_t, most: Int) {
    var known = [root]
    while let process = known.popLast(), processes <= most {
      let status = Self.numbers(
        ["Threads:", "RssAnon:", "RssShmem:", "VmSwap:"], in: "/proc/\(process)/status")
      guard let status else { continue }
      processes += 1
      threads += status[0]
      memory += (status[1] + status[2] + status[3]) << 10
      known += Self.children(of: process)
    }
  }

  /// A process is the child of the thread that started it.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      let file = "/proc/\(process)/task/\(thread)/children"
      return withContents(of: file) { contents in
        String(cString: contents).split(separator: " ").compactMap { pid_t($0) }
      } ?? []
    }
  }

  /// The numbers that follow these names in a file; 0 for a name that it does not have.
  private static func numbers(_ names: [String], in file: String) -> [Int]? {
    withContents(of: file) { contents in
      names.map { name in
        strstr(contents, "\n" + name).map { strtol($0 + name.utf8.count + 1, nil, 10) } ?? 0
      }
    }
  }

  /// Reads the first portion of a file, in which the kernel gives all that is of interest here.
  ///
  /// Four times a second for each child: so it is taken as the bytes that it is.
  private static func withContents<Value>(
    of path: String, _ body: (UnsafePointer<CChar>) -> Value
  ) -> Value? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4097) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = read(file, start, 4096)
      guard count >= 0 else { return nil }
      start[count] = 0
      return body(start)
    }
  }
}
