import Foundation

/// What does not end in time.
enum Deadline {
  struct Passed: LocalizedError {
    let seconds: Double
    var errorDescription: String? { "no answer within \(seconds) seconds" }
  }

  /// Runs something for at most so many seconds, and cancels it then.
  ///
  /// - Throws: `Passed`, or what it throws.
  static func run<Value: Sendable>(
    seconds: Double, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw Passed(seconds: seconds)
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw Passed(seconds: seconds) }
      return value
    }
  }
}
