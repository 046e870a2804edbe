/// Lets one through at a time, in the order they came.
actor CallLine {
  private(set) var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a piece of work when all that came before it has ended.
  nonisolated func run<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await enter()
    do {
      let result = try await work()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
