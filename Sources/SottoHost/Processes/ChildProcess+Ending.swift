import Foundation

extension ChildProcess {
  /// Whether it was killed and the kernel is still taking it apart, which lasts some milliseconds:
  /// it answers nobody any more, and its exit is not yet known.
  package var isEnding: Bool {
    guard currentExit == nil else { return false }
    // Between taking the signal and beginning to exit the kernel shows neither.
    if isKilled { return true }
    let file = FileManager.default.contents(atPath: "/proc/\(processIdentifier)/stat") ?? Data()
    // The name, in parentheses, may hold anything; the fields after it are numbered from the third.
    let fields = String(decoding: file, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ").map(String.init)
    guard let fields, fields.count > 28 else { return true }
    let isDead = ["Z", "X"].contains(fields[0])
    let isExiting = (UInt64(fields[6]) ?? 0) & 0x4 != 0
    let isKilled = (UInt64(fields[28]) ?? 0) & (1 << (UInt64(SIGKILL) - 1)) != 0
    return isDead || isExiting || isKilled
  }
}
