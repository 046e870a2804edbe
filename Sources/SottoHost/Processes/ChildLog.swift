import CSpawn
import Dispatch
import Foundation

/// The file that a child's output goes to, and the pipe it comes by.
///
/// However much a child says, the file is begun anew when it is longer than 1 MB, and gets 256 KB in a
/// second at most: what is more is dropped, and the log says so. Used by the child's thread only.
final class ChildLog {
  /// What the child writes to.
  private(set) var entrance: Int32
  private let pipe: Int32
  private let file: Int32
  private var line: [UInt8] = []
  private var second = DispatchTime.now()
  private var written = 0
  private var read = 0
  private var dropped = 0
  /// What was dropped last: it may be why the child ends.
  private var tail: [UInt8] = []
  private var isAtEnd = false

  private static let mostInFile = 1 << 20
  private static let mostInASecond = 256 << 10
  /// What is read in a second, so that dropping it is no work to speak of. The child waits then.
  private static let mostReadInASecond = 8 << 20
  private static let longestLine = 4 << 10

  /// - Throws: `SpawnError` when the file or the pipe cannot be opened.
  init(path: String) throws(SpawnError) {
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SpawnError(path: path, code: errno, purpose: "open") }
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else {
      let code = errno
      close(file)
      throw SpawnError(path: path, code: code, purpose: "make a pipe to")
    }
    pipe = ends[0]
    entrance = ends[1]
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    emptyWhenLong()
  }

  deinit {
    closeEntrance()
    close(pipe)
    close(file)
  }

  /// Leaves the entrance to the child: when nobody has it any more, the log is at its end.
  func closeEntrance() {
    if entrance >= 0 { close(entrance) }
    entrance = -1
  }

  /// What to wait for; -1 while nothing is to be read.
  var awaited: Int32 { isAtEnd || isResting ? -1 : pipe }

  /// Until when nothing is to be read; `nil` when it may be at once.
  var rest: DispatchTime? { !isAtEnd && isResting ? second + .seconds(1) : nil }

  private var isResting: Bool {
    read >= Self.mostReadInASecond && DispatchTime.now() < second + .seconds(1)
  }

  /// Takes what has come, if anything has.
  func take() {
    beginSecond()
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    while !isAtEnd, read < Self.mostReadInASecond {
      let count = Foundation.read(pipe, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      isAtEnd = count == 0 || (count < 0 && errno != EAGAIN)
      guard count > 0 else { return }
      read += count
      add(bytes[..<count])
    }
  }

  /// Takes what came last, and adds a line of this process's own.
  func finish(_ remark: String?) {
    // A child that has just ended may have said why.
    read = 0
    take()
    end(line[...])
    let tail = tail
    tellDropped()
    end(tail[...])
    if let remark { write("sotto: \(remark)\n") }
  }

  private func add(_ bytes: ArraySlice<UInt8>) {
    guard written + line.count + bytes.count <= Self.mostInASecond else {
      dropped += line.count + bytes.count
      tail = Array((tail + line + bytes).suffix(Self.longestLine))
      line = []
      return
    }
    line += bytes
    guard let newline = line.lastIndex(of: UInt8(ascii: "\n")) else {
      if line.count > Self.longestLine { end(line[...]) }
      return
    }
    write(LogText.clean(line[...newline]))
    line.removeSubrange(...newline)
  }

  /// Ends a line that its writer did not.
  private func end(_ unfinished: ArraySlice<UInt8>) {
    if !unfinished.isEmpty { write(LogText.clean(unfinished) + "\n") }
    line = []
  }

  private func beginSecond() {
    guard DispatchTime.now() >= second + .seconds(1) else { return }
    tellDropped()
    second = .now()
    (written, read) = (0, 0)
  }

  private func tellDropped() {
    guard dropped > 0 else { return }
    write("sotto: \(dropped) bytes were dropped here: more than a log takes in a second\n")
    dropped = 0
    tail = []
  }

  private func write(_ text: String) {
    var text = text
    written += text.utf8.count
    emptyWhenLong()
    text.withUTF8 { _ = Foundation.write(file, $0.baseAddress, $0.count) }
  }

  private func emptyWhenLong() {
    var status = stat()
    if fstat(file, &status) == 0, status.st_size > Self.mostInFile { ftruncate(file, 0) }
  }
}
