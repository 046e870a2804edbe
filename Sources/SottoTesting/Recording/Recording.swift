import Foundation
import Intents
import Synchronization

/// Hears what code of this process tells the assistant.
///
/// A recording belongs to a task and those that it starts, so that benches may run side by side. What a
/// handler does on a queue of its own belongs to no task, and is not heard.
final class Recording: Sendable {
  @TaskLocal static var current: Recording?
  /// The language that the person speaks.
  let language: String
  private let heard = Mutex(Told())

  init(language: String) { self.language = language }

  var told: Told { heard.withLock { $0 } }

  func during<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> Value {
    RecordingSystem.install()
    return try await Self.$current.withValue(self, operation: body)
  }

  func hear(_ change: (inout Told) -> Void) { heard.withLock { change(&$0) } }
}
