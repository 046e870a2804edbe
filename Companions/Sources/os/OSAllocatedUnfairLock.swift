import Synchronization

/// A value that one thread at a time may use.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked: the mutex guards the value.
  private final class Storage {
    let value: Mutex<State>
    init(_ value: consuming sending State) { self.value = Mutex(value) }
  }

  private let storage: Storage

  /// Makes a lock around a value.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Makes a lock around nothing.
  public init() where State == Void {
    storage = Storage(())
  }

  /// Uses the value when no other thread does.
  public func withLock<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result where Result: Sendable, State: Sendable {
    try storage.value.withLock { try body(&$0) }
  }
}
