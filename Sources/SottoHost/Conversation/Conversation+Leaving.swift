import SottoWire

// How a person leaves what a conversation is at.

extension Conversation {
  /// A turn begins.
  func begin() { isLeft = false }

  /// The open question closes unharmed; a turn under way goes no further than what its app is doing.
  ///
  /// - Returns: Whether there was anything.
  func leave() async -> Bool {
    guard await line.isTaken else {
      return await line.run {
        guard await self.hasOpenQuestion else { return false }
        await self.drop()
        return true
      }
    }
    isLeft = true
    await working?.leave()
    return true
  }

  /// Has a request carried out so that it can be left meanwhile.
  func working<Result: Sendable>(
    _ runner: TurnRunner, _ work: @Sendable () async -> Result
  ) async -> Result {
    working = runner
    defer { working = nil }
    if isLeft { await runner.leave() }
    return await work()
  }
}
