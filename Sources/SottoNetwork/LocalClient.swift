import Foundation

/// A client on this machine, as the system tells.
package struct LocalClient: Sendable {
  /// Whose program it is.
  package let user: uid_t
  /// The number of its end of the connection.
  private let inode: UInt64

  /// Looks a connection up in the system's table of sockets.
  ///
  /// - Parameters:
  ///   - local: The server's end, as the table writes it.
  ///   - peer: The client's.
  /// - Returns: `nil` for a client that has gone already, or of which nothing is told.
  init?(local: String, peer: String, in table: TCPTable = TCPTable()) {
    let entries = table.entries(from: peer, to: local)
    guard let first = entries.first, first.inode != 0,
      entries.allSatisfy({ $0.inode == first.inode && $0.user == first.user })
    else { return nil }
    (user, inode) = (first.user, first.inode)
  }

  /// Whether it is this process's user, or root.
  package var isOfSameUser: Bool { [0, getuid()].contains(user) }

  /// Whether a process has it open that one of these has started, by however many others in between.
  ///
  /// - Returns: `nil` where no process is seen that has it open.
  package func isStarted(by processes: Set<pid_t>) -> Bool? {
    let holders = SocketHolders.processes(holding: inode)
    guard !holders.isEmpty else { return nil }
    return holders.contains { ProcessLine(of: $0).leads(to: processes) }
  }
}

/// The processes that led to one: its parent, and so on.
private struct ProcessLine {
  private var parents: Set<pid_t> = []

  init(of process: pid_t) {
    var next = Self.parent(of: process)
    // One that ends meanwhile may make place for another of its number.
    while let parent = next, parent > 1, parents.insert(parent).inserted {
      next = Self.parent(of: parent)
    }
  }

  func leads(to processes: Set<pid_t>) -> Bool { !parents.isDisjoint(with: processes) }

  private static func parent(of process: pid_t) -> pid_t? {
    guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // A program's name, in parentheses, may hold anything.
    let text = String(decoding: status, as: UTF8.self)
    guard let name = text.lastIndex(of: ")") else { return nil }
    let fields = text[name...].split(separator: " ")
    return fields.count > 2 ? pid_t(fields[2]) : nil
  }
}
