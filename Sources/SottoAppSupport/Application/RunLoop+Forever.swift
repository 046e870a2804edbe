import Foundation

extension RunLoop {
  /// Serves this thread's sources, timers and, on the main thread, its queue, without end.
  func runForever() -> Never {
    // A timer that never fires keeps the loop waiting when nobody adds a source to it.
    add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    while true { _ = run(mode: .default, before: .distantFuture) }
  }
}
