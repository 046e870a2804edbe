import Foundation
import Synchronization

/// The near side of a pseudo-terminal: what is shown, and the keyboard.
///
/// It reads on its own thread until the far side is closed; a screen that nobody looks at would
/// hold the program up.
final class Screen: Sendable {
  private struct State {
    var shown = ""
    var keys: [UInt8] = []
    var prompt = ""
  }

  private let state = Mutex(State())

  init(descriptor: Int32) {
    let thread = Thread { [self] in
      var chunk = [UInt8](repeating: 0, count: 4096)
      while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
        let keys = show(String(decoding: chunk[..<count], as: UTF8.self))
        if !keys.isEmpty { Thread { Self.press(keys, on: descriptor) }.start() }
      }
      close(descriptor)
    }
    thread.start()
  }

  /// Presses keys once a prompt is shown that was not shown yet.
  func type(_ keys: [UInt8], at prompt: String) {
    state.withLock {
      $0.keys = keys
      $0.prompt = prompt
    }
  }

  /// The prompt is shown an instant before the editor takes the keyboard from the terminal, which
  /// would act on some keys itself.
  private static func press(_ keys: [UInt8], on descriptor: Int32) {
    var mode = termios()
    while tcgetattr(descriptor, &mode) == 0, mode.c_lflag & tcflag_t(ICANON) != 0 { usleep(100) }
    _ = write(descriptor, keys, keys.count)
  }

  /// Takes up what the program shows, and returns the keys to press now.
  private func show(_ text: String) -> [UInt8] {
    state.withLock { state in
      state.shown += text
      guard !state.keys.isEmpty, state.shown.contains(state.prompt) else { return [] }
      defer { state.keys = [] }
      return state.keys
    }
  }
}
