import Foundation
import Testing

/// Runs each test of a suite on threads of its own.
///
/// Most tests from end to end wait for processes without giving their thread away. On the threads that
/// all tasks share, of which there is one per core, no more than those could be under way, however
/// many the runner begins.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor()) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  static var ownThread: Self { OwnThread() }
}

/// Gives each piece of work a thread, for as long as it takes.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
