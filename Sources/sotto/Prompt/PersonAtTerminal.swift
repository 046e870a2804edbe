import Foundation
import SottoWire

/// Passes on what the assistant asks, where a person sits at a terminal.
enum PersonAtTerminal {
  /// - Returns: What they type; `nil` where nobody does, or they press Ctrl-C.
  @Sendable
  static func answer(_ question: ClientCalls.Ask) async -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    Output.line(question.text)
    let pipe = Pipe()
    let interrupts = SignalWatch([SIGINT]) {
      try? pipe.fileHandleForWriting.write(contentsOf: Data([0]))
    }
    defer { interrupts.cancel() }
    var watched = [STDIN_FILENO, pipe.fileHandleForReading.fileDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
    return watched[1].revents == 0 ? readLine() : nil
  }
}
