import Foundation
import Glibc

/// A program that records or plays sound, while it runs.
final class SoundProcess: Sendable {
  private let command: SoundCommand
  private let process: Process
  private let errors = Pipe()

  /// Starts a command's program for sound of a format.
  ///
  /// - Throws: `VoiceError` when it cannot be started.
  init(
    _ command: SoundCommand, _ format: AudioFormat, input: Pipe? = nil, output: Pipe? = nil
  ) throws(VoiceError) {
    self.command = command
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command.filled(for: format)]
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors
    do { try process.run() } catch {
      throw VoiceError("“\(command.text)” cannot be started: \(error)")
    }
  }

  /// Waits until it has ended. Whom it has started may go on.
  ///
  /// - Throws: `VoiceError` when it failed; that somebody has ended it is no failure.
  func wait() throws(VoiceError) {
    var ending = siginfo_t()
    var result: Int32
    // It is left for `Process` to collect, which would wait for whom it has started, too.
    repeat {
      result = waitid(P_PID, id_t(process.processIdentifier), &ending, WEXITED | WNOWAIT)
    } while result != 0 && errno == EINTR
    let hasFailed: Bool
    if result == 0 {
      hasFailed = ending.si_code == CLD_EXITED && ending._sifields._sigchld.si_status != 0
    } else {
      process.waitUntilExit()
      hasFailed = process.terminationReason == .exit && process.terminationStatus != 0
    }
    if hasFailed { throw failure }
  }

  /// That it has ended, with the last of what it said, which is read without waiting: whom it has started may
  /// still hold the pipe.
  var failure: VoiceError {
    let descriptor = errors.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var said = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(descriptor, &said, said.count))
    let words =
      String(decoding: said[..<count], as: UTF8.self)
      .split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
    return VoiceError(
      "“\(command.text)” has ended\(words). Try it by itself, or name another command.")
  }

  /// Ends it, and whom it has started.
  func end() {
    let number = process.processIdentifier
    if getpgid(number) == number { kill(-number, SIGTERM) }
    process.terminate()
  }
}
