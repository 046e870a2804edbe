import Foundation

/// The machine's TCP sockets, and whose each is, as the system tells.
struct TCPTable {
  /// One end of a connection, or what listens.
  struct Entry {
    /// As the table writes them: `0100007F:223D`.
    var local: Substring
    var remote: Substring
    var isListening: Bool
    var user: uid_t
    /// 0 where no process has it any more; the table then names the wrong user.
    var inode: UInt64
  }

  private let lines: [Substring]

  /// The table of the moment. Where the system tells nothing, it is empty.
  init() {
    self.init(text: Self.text(of: "/proc/net/tcp") + Self.text(of: "/proc/net/tcp6"))
  }

  /// Reads to the end. The kernel hands the table out by whole lines, so that less comes than is asked for long before
  /// that, which Foundation takes for the end.
  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { all += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  init(text: String) {
    lines = text.split(separator: "\n")
  }

  /// The socket between two ends, seen from the first; several only where the table is read while it changes.
  func entries(from local: String, to remote: String) -> [Entry] {
    let ends = " \(local) \(remote) "
    return lines.filter { $0.contains(ends) }.compactMap(Entry.init)
  }

  /// What listens at a port, at any address.
  func listeners(at port: UInt16) -> [Entry] {
    let end = String(format: ":%04X", port)
    return lines.filter { $0.contains(end) }.compactMap(Entry.init)
      .filter { $0.isListening && $0.local.hasSuffix(end) }
  }
}

extension TCPTable.Entry {
  init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard fields.count > 9, let user = uid_t(fields[7]), let inode = UInt64(fields[9]) else {
      return nil
    }
    (local, remote, isListening) = (fields[1], fields[2], fields[3] == "0A")
    (self.user, self.inode) = (user, inode)
  }
}
