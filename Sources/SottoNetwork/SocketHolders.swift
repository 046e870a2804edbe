import Foundation

/// Which processes have a socket open, as far as this one may look.
enum SocketHolders {
  /// - Parameter inode: The number of the socket, as the system's table has it.
  static func processes(holding inode: UInt64) -> [pid_t] {
    let wanted = "socket:[\(inode)]"
    var found: [pid_t] = []
    forEachName(in: "/proc") { name, _ in
      guard let process = pid_t(String(cString: name)) else { return }
      forEachName(in: "/proc/\(process)/fd") { name, folder in
        guard found.last != process, links(name, in: folder, to: wanted) else { return }
        found.append(process)
      }
    }
    return found
  }

  /// A machine has some ten thousand descriptors, which is why this goes by the system's own calls.
  private static func links(
    _ name: UnsafePointer<CChar>, in folder: Int32, to wanted: String
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress else { return false }
      let count = readlinkat(folder, name, start, 63)
      return count == wanted.utf8.count && strncmp(start, wanted, count) == 0
    }
  }

  /// Calls with each name in a folder, and the folder's descriptor; not at all where it may not look.
  private static func forEachName(
    in path: String, _ body: (UnsafePointer<CChar>, Int32) -> Void
  ) {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          body($0, dirfd(folder))
        }
      }
    }
  }
}
